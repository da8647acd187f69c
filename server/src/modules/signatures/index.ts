export { loadSealKey, type Sealed, type SealKey, sealBytes } from './seal/seal-bytes.ts'
export { isSignedDigitally } from './show/signed-digitally.ts'
export { checkSignedUpload } from './verify/inspect-apart.ts'
