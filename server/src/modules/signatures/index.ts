export { isSignedDigitally } from './show/signed-digitally.ts'
export { checkSignedUpload } from './verify/inspect-apart.ts'
