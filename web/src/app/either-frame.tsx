import { useSession } from '../entities/session/session-store.ts'
import { PortalFrame } from './portal-frame.tsx'
import { StaffFrame } from './staff-frame.tsx'

/** Pages for both: the shell for who is signed in, the portal for everybody else. */
export function EitherFrame() {
  const { check } = useSession()
  return check ? <StaffFrame /> : <PortalFrame />
}
