package app

/*
#include <jni.h>
#include <stdint.h>

// call calls a method that gives an object and takes none or one; NULL if it cannot.
static jobject call(JNIEnv *env, jobject on, const char *name, const char *signature, jobject with) {
	if (on == NULL) return NULL;
	jclass class = (*env)->GetObjectClass(env, on);
	jmethodID method = (*env)->GetMethodID(env, class, name, signature);
	jobject got = method == NULL ? NULL : (*env)->CallObjectMethod(env, on, method, with);
	if ((*env)->ExceptionCheck(env)) {
		(*env)->ExceptionClear(env);
		return NULL;
	}
	return got;
}

// order calls a method that gives and takes nothing, and tells whether it could.
static int order(JNIEnv *env, jobject on, const char *name) {
	if (on == NULL) return 0;
	jmethodID method = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, on), name, "()V");
	if (method != NULL) (*env)->CallVoidMethod(env, on, method);
	int well = !(*env)->ExceptionCheck(env);
	(*env)->ExceptionClear(env);
	return well;
}

// hold takes a lock, and gives a reference that outlives the call; NULL if it cannot.
static jobject hold(uintptr_t at, uintptr_t activity) {
	JNIEnv *env = (JNIEnv *)at;
	if ((*env)->PushLocalFrame(env, 16) != 0) {
		(*env)->ExceptionClear(env);
		return NULL;
	}
	// The activity may be a stale one: only its application is asked.
	jobject app = call(env, (jobject)activity, "getApplicationContext", "()Landroid/content/Context;", NULL);
	jobject wifi = call(env, app, "getSystemService", "(Ljava/lang/String;)Ljava/lang/Object;", (*env)->NewStringUTF(env, "wifi"));
	jobject lock = call(env, wifi, "createMulticastLock", "(Ljava/lang/String;)Landroid/net/wifi/WifiManager$MulticastLock;", (*env)->NewStringUTF(env, "krutzjass"));
	if (!order(env, lock, "acquire")) lock = NULL;
	if (lock != NULL) lock = (*env)->NewGlobalRef(env, lock);
	(*env)->PopLocalFrame(env, NULL);
	return lock;
}

// let_go gives back what hold took.
static void let_go(uintptr_t at, jobject lock) {
	JNIEnv *env = (JNIEnv *)at;
	if ((*env)->PushLocalFrame(env, 16) != 0) {
		(*env)->ExceptionClear(env);
		return;
	}
	order(env, lock, "release");
	(*env)->PopLocalFrame(env, NULL);
	(*env)->DeleteGlobalRef(env, lock);
}
*/
import "C"

import "fyne.io/fyne/v2/driver"

// holdMulticast takes the lock without which the Wi-Fi of a phone passes on nothing
// that is sent to all (WifiManager.MulticastLock); it needs the permission
// CHANGE_WIFI_MULTICAST_STATE. Where the system refuses, the address of a table
// works all the same. release gives the lock back, once.
func holdMulticast() (release func()) {
	var lock C.jobject
	onJVM(func(env, activity C.uintptr_t) { lock = C.hold(env, activity) })
	return func() {
		if lock != 0 {
			onJVM(func(env, _ C.uintptr_t) { C.let_go(env, lock) })
		}
	}
}

// onJVM has do run on a thread of the virtual machine, and waits for it.
func onJVM(do func(env, activity C.uintptr_t)) {
	// No error comes but that of do, which gives none.
	_ = driver.RunNative(func(context any) error {
		if c, ok := context.(*driver.AndroidContext); ok {
			do(C.uintptr_t(c.Env), C.uintptr_t(c.Ctx))
		}
		return nil
	})
}
