export { areSignedDigitally, isSignedDigitally } from './show/signed-digitally.ts'
export { checkSignedUpload } from './verify/inspect-apart.ts'
export { judgeSigner, type Signer } from './verify/judge-signer.ts'
