import { createContext, use } from 'react'

/** Runs what gives up the form of a dialog; with unsaved changes, asks first. */
type Leave = (go: () => void) => void
export const LeaveForm = createContext<Leave>((go) => go())

/** For a command within the form of a dialog that closes it or takes its place. */
export const useLeaveForm = (): Leave => use(LeaveForm)
