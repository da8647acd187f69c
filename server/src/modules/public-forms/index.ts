export {
  type Line,
  type PublicKind,
  publicKinds,
} from './kinds/public-kind.ts'
export { numberInOrder } from './number/number-in-order.ts'
export { isOpenAt } from './number/opening.ts'
export { trackingCodeOf, waitForTurn } from './number/queries.ts'
export { tryNumber } from './number/try-number.ts'
export { bySecret } from './record/find-send.ts'
export { getHeld } from './record/get-held.ts'
export { giveHolder, secretOfHolder } from './record/give-holder.ts'
export { holderUrlOf } from './record/holder-address.ts'
export { firstToken, newNonce, tokenHash, tokenOf } from './secrets/link-secret.ts'
export { sendForm } from './send/send-form.ts'
