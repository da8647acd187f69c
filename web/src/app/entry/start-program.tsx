import '../styles/first-styles.ts'
import { StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Application, createApplication } from '../application.ts'
import { Providers } from '../providers.tsx'
import { focusHeading } from '../routes/arrival.ts'
import '../../lib/languages/i18n.ts'

type Props = { application: Application; isArrival: boolean }

function Program({ application, isArrival }: Props) {
  useEffect(() => {
    if (isArrival) focusHeading()
  }, [isArrival])
  return <Providers application={application} />
}

/** Draws the whole program. */
export function startProgram(place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <Program application={createApplication()} isArrival={false} />
    </StrictMode>,
  )
}

/**
 * Draws the program in place of the portal's first page, once it has the page that the address names. When a link
 * led there (`isArrival`), its heading gets the focus.
 */
export async function goOnWithProgram(root: Root, isArrival: boolean): Promise<void> {
  const application = createApplication()
  await application.router.load()
  root.render(
    <StrictMode>
      <Program application={application} isArrival={isArrival} />
    </StrictMode>,
  )
}
