import './app/styles/ground-styles.ts'
import { isLightAddress } from './app/entry/light-address.ts'
import { signedInBefore } from './lib/browser/signed-in-before.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no place for the application')
// Nothing else is imported here, so that the pages of citizens come without the program of the staff.
if (isLightAddress(location.hash) && !signedInBefore())
  void import('./app/entry/start-light.tsx').then(({ startLight }) => startLight(place))
else void import('./app/entry/start-program.tsx').then(({ startProgram }) => startProgram(place))
