import './app/styles/ground-styles.ts'
import { isHomeAddress } from './app/entry/home-address.ts'
import { signedInBefore } from './lib/browser/signed-in-before.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no place for the application')
// Nothing else is imported here, so that the first page of the portal comes without the program of the staff.
if (isHomeAddress(location.hash) && !signedInBefore())
  void import('./app/entry/start-home.tsx').then(({ startHome }) => startHome(place))
else void import('./app/entry/start-program.tsx').then(({ startProgram }) => startProgram(place))
