import '../styles/first-styles.ts'
import { StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { firstBundle } from '../../lib/languages/first-bundle.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { type Application, createApplication } from '../application.ts'
import { Providers } from '../providers.tsx'
import { focusHeading } from '../routes/arrival.ts'

type Props = { application: Application; isArrival: boolean }

function Program({ application, isArrival }: Props) {
  useEffect(() => {
    if (isArrival) focusHeading()
  }, [isArrival])
  return <Providers application={application} />
}

/** The texts of the first page; where they cannot be fetched, it speaks Romanian. */
const bringTexts = (): Promise<void> => firstBundle.bring(currentLanguage()).catch(() => undefined)

/** Draws the whole program. */
export async function startProgram(place: HTMLElement): Promise<void> {
  await bringTexts()
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
  await Promise.all([application.router.load(), bringTexts()])
  root.render(
    <StrictMode>
      <Program application={application} isArrival={isArrival} />
    </StrictMode>,
  )
}
