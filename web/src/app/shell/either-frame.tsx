import { useSession } from '../../entities/session/session-store.ts'
import { PortalFrame } from './portal-frame.tsx'
import { StaffFrame } from './staff-frame.tsx'

/**
 * The frame of pages for staff and citizens: the shell for a signed-in person, the portal for everybody else.
 */
export function EitherFrame() {
  const { check } = useSession()
  return check ? <StaffFrame /> : <PortalFrame />
}
