export {
  type Line,
  type PublicKind,
  publicKinds,
} from './kinds/public-kind.ts'
export { sendForm } from './send/send-form.ts'
