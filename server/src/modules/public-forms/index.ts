export {
  type Line,
  type PublicKind,
  publicKinds,
} from './kinds/public-kind.ts'
export { bySecret } from './record/find-send.ts'
export { getHeld } from './record/get-held.ts'
export { holderUrlOf } from './record/holder-address.ts'
export { firstToken, newNonce, tokenHash, tokenOf } from './secrets/link-secret.ts'
export { sendForm } from './send/send-form.ts'
