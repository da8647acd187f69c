export {
  type FurtherNumber,
  type FurtherShown,
  furtherNumbers,
  giveFurtherNumbers,
  listFurtherNumbers,
} from './queries/further-numbers.ts'
export {
  listRegisterKinds,
  listRegistrationRegisters,
  listSecondaryRegisters,
  type RegisterKind,
  splitRegisters,
} from './queries/register-rights.ts'
export {
  addRegister,
  findRegister,
  keepsAnswerOnLine,
  lockRegisters,
  replaceAccess,
} from './queries/registers.ts'
export { reserveNumbers } from './queries/reservations.ts'
export { keepsSeen } from './record/keeps-seen.ts'
export { numberingError } from './record/numbering-refusal.ts'
export { checkSharedNumbers } from './saving/check-shared-numbers.ts'
