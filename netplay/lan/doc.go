// Package lan knows at which addresses this device can be reached on the local
// network, and who is on it.
//
// Systems answer differently: a phone may refuse the list of interfaces
// (Android 11 and later, golang/go#40569); then the address from which it would
// send is all that is known. What belongs to a VPN, to a virtual machine or to
// the mobile network is left out, since nobody on the Wi-Fi can use it.
package lan
