import './app/styles/ground-styles.ts'
import './lib/browser/no-eval.ts'
import { OPEN_PATH } from '@hdoc/contract/portal/consent-names.ts'
import { isLightAddress } from './app/entry/light-address.ts'
import { leaveForOwnDocument } from './lib/browser/own-document.ts'
import { signedInBefore } from './lib/browser/signed-in-before.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no place for the application')

/** Nothing else is imported above, so that the pages of citizens come without the program of the staff. */
function start(root: HTMLElement): void {
  if (location.pathname === OPEN_PATH)
    void import('./app/entry/carry-scripts.ts').then(({ carryScripts }) => carryScripts())
  if (document.documentElement.dataset.reading?.includes('guide'))
    void import('./ui/reading/guide-line.ts').then(({ showGuideLine }) => showGuideLine())
  if (isLightAddress(location.hash) && !signedInBefore())
    void import('./app/entry/start-light.tsx').then(({ startLight }) => startLight(root))
  else void import('./app/entry/start-program.tsx').then(({ startProgram }) => startProgram(root))
}

if (!leaveForOwnDocument(location.hash)) start(place)
