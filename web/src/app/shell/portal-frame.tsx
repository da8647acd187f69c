import { Outlet } from '@tanstack/react-router'
import { portalTexts } from '../../lib/languages/portal/portal-texts.ts'
import { WithTexts } from '../../ui/feedback/with-texts.tsx'
import { useCurrentPage } from '../routes/use-current-page.ts'
import { Portal } from './portal.tsx'

/** The citizens' frame around the page of the router. */
export function PortalFrame() {
  const page = useCurrentPage()
  return (
    <WithTexts texts={portalTexts}>
      <Portal current={page?.name}>
        <Outlet />
      </Portal>
    </WithTexts>
  )
}
