package widget

// SetReachable lets the keyboard reach the hand or not, without a change of its
// looks: for while a sheet lies over it.
func (h *Hand) SetReachable(reachable bool) { h.barred = !reachable }

// Disabled tells the focus to pass the hand by.
func (h *Hand) Disabled() bool { return h.barred }

// Enable is SetReachable(true).
func (h *Hand) Enable() { h.SetReachable(true) }

// Disable is SetReachable(false).
func (h *Hand) Disable() { h.SetReachable(false) }
