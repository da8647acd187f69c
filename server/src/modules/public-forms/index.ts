export {
  type ConfirmedSend,
  type Line,
  type Made,
  type PublicKind,
  publicKinds,
  type SentFile,
} from './kinds/public-kind.ts'
export { getHeld } from './record/get-held.ts'
export { holderUrlOf } from './record/holder-address.ts'
export { sendForm } from './send/send-form.ts'
