import { type PlainForm, plainStart } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type {
  PrefilledValues,
  RegistrationTemplate,
} from '@hdoc/contract/documents/registration/registration-values.ts'
import type { IssuerInput } from '@hdoc/contract/issuers/issuer-values.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import type { UsableNumber } from '@hdoc/contract/registers/reservations.ts'
import type { AccessLevel, DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { ShareLine } from '../../../entities/cases/share-lines.tsx'
import { docTypesOf, registersOf, suggestedRegister } from '../../../entities/registers/register-choices.ts'

/** All values of the registration form. */
export type RegistrationValues = PlainForm & {
  category: DocumentCategory
  register_id: number | null
  doc_type_id: number | null
  /** A known issuer (`chosen`), or one that is written in place (`issuer`). */
  chosen: IssuerSuggestion | null
  issuer: IssuerInput | null
  /** The text in the search while nobody is chosen; never sent. */
  sought: string
  /** The id of the document that this one answers; its number and date come from there. */
  answers_id: number | null
  access_level: AccessLevel
  group_id: number | null
  /** The open case that the document joins. */
  case_id: number | null
  /** Who works on the case that is opened for it; none = nobody was chosen here. */
  case_shares: ShareLine[]
  case_resolution: string
  deadline_on: string | null
  deadline_days: number | ''
  /** Whether a reserved number is wanted at all; never sent. */
  use_reserved: boolean
  /** A reserved number in place of the next one. */
  reservation_id: number | null
  /** The same reserved number, as it is shown; never sent. */
  reserved: UsableNumber | null
  reserved_reason: string
  secondary_register_ids: number[]
  /** Set only while delete mode is on. */
  is_test: boolean
}

/** What a following registration takes over from the one before. */
export type Seed = Partial<
  Pick<RegistrationValues, 'category' | 'register_id' | 'doc_type_id' | 'chosen' | 'answers_id'> & {
    /** The reserved number to use; null when one is wanted and is still to be chosen. */
    reserved: UsableNumber | null
  }
>

type Choices = Pick<RegistrationForm, 'registers' | 'doc_types' | 'secondary_registers' | 'groups'>

/**
 * The register of a type that may be registered in one register only. Null for other types, and when the
 * person may not use that register.
 */
export function fixedRegister(
  { doc_types }: Pick<Choices, 'doc_types'>,
  docTypeId: number | null,
): number | null {
  const type = doc_types.find((one) => one.id === docTypeId)
  return type?.fixed_register ? type.register_id : null
}

/**
 * The further registers that a type brings along. All of them are taken: one that gives no number refuses the
 * whole registration and says why.
 */
export const furtherRegisters = (
  { doc_types }: Pick<Choices, 'doc_types'>,
  docTypeId: number | null,
): number[] => [...(doc_types.find(({ id }) => id === docTypeId)?.secondary_register_ids ?? [])]

/** The department that a type proposes; null when it proposes none, or one that is gone. */
const proposedGroup = (
  { doc_types, groups }: Pick<Choices, 'doc_types' | 'groups'>,
  docTypeId: number | null,
): number | null => {
  const wanted = doc_types.find(({ id }) => id === docTypeId)?.group_id
  return groups.find(({ id }) => id === wanted)?.id ?? null
}

/**
 * The department after another type is chosen. What the type before proposed gives way; what a person chose,
 * or keeps from paper to paper, stays.
 */
export function groupAfter(
  choices: Pick<Choices, 'doc_types' | 'groups'>,
  { group_id, doc_type_id }: Pick<RegistrationValues, 'group_id' | 'doc_type_id'>,
  docTypeId: number | null,
): number | null {
  const isChosen = group_id !== null && group_id !== proposedGroup(choices, doc_type_id)
  return isChosen ? group_id : proposedGroup(choices, docTypeId)
}

/** A reserved number goes with a document that changes its category, when its register takes that one too. */
export const reservedSeed = (
  choices: Choices,
  category: DocumentCategory,
  reserved: UsableNumber | null,
): Seed =>
  reserved && registersOf(choices, category).some(({ id }) => id === reserved.register_id)
    ? { register_id: reserved.register_id, reserved }
    : {}

export function initialValues(
  choices: Choices,
  category: DocumentCategory,
  seed: Seed = {},
  prefilled: PrefilledValues = {},
): RegistrationValues {
  const types = docTypesOf(choices, category)
  const usual = types.find((type) => type.is_default)?.id ?? null
  const wanted = types.some((type) => type.id === seed.doc_type_id) ? (seed.doc_type_id ?? null) : usual
  const isReserved = seed.reserved !== undefined
  // A number that stands in another register than the type's only one leaves the type to be chosen.
  const docType = isReserved && fixedRegister(choices, wanted) !== null ? null : wanted
  const kept =
    fixedRegister(choices, docType) === null &&
    registersOf(choices, category).some((register) => register.id === seed.register_id)
  return {
    category,
    register_id: kept ? (seed.register_id ?? null) : suggestedRegister(choices, category, docType),
    doc_type_id: docType,
    chosen: seed.chosen ?? null,
    issuer: null,
    sought: '',
    ...plainStart(),
    answers_id: seed.answers_id ?? null,
    access_level: 'institution',
    group_id: proposedGroup(choices, docType),
    case_id: null,
    case_shares: [],
    case_resolution: '',
    deadline_on: null,
    deadline_days: '',
    use_reserved: isReserved,
    reservation_id: seed.reserved?.id ?? null,
    reserved: seed.reserved ?? null,
    reserved_reason: '',
    secondary_register_ids: furtherRegisters(choices, docType),
    is_test: false,
    ...usable(choices, prefilled),
  }
}

/** The values that can be filled in: a department that is gone meanwhile is left out. */
function usable(
  choices: Pick<RegistrationForm, 'groups'>,
  kept: PrefilledValues,
): Partial<RegistrationValues> {
  const group = choices.groups.find(({ id }) => id === kept.group_id)
  const { group_id: _, ...rest } = kept
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), ...(group && { group_id: group.id }) }
}

/**
 * The values that a template puts into the form. Everything else stays: an own deadline, the mark of a test,
 * a reserved number of the same register. The type decides instead of a register that is gone or closed
 * meanwhile. A department that is gone is left empty.
 */
export function valuesOfTemplate(
  choices: RegistrationForm,
  { category, doc_type_id, values }: RegistrationTemplate,
  present: Pick<RegistrationValues, 'register_id' | 'group_id' | 'doc_type_id'>,
): Partial<RegistrationValues> {
  const { register_id: wanted, secondary_register_ids = [], ...prefilled } = values
  const start = initialValues(choices, category, { doc_type_id, ...(wanted && { register_id: wanted }) })
  const { register_id } = start
  return {
    category,
    doc_type_id: start.doc_type_id,
    register_id,
    ...(register_id !== present.register_id && { reservation_id: null, reserved: null }),
    group_id: prefilled.group_id === undefined ? groupAfter(choices, present, start.doc_type_id) : null,
    ...usable(choices, prefilled),
    secondary_register_ids: secondary_register_ids.filter((id) =>
      choices.secondary_registers.some((register) => register.id === id),
    ),
  }
}
