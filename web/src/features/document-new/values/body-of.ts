import { hasPlain, isPlainName, plainField } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { DocumentInput } from '@hdoc/contract/documents/record/documents.ts'
import type { ShareWish } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { RegistrationValues } from './registration-values.ts'

/** Whether an outgoing paper answers a document that is registered here. */
export const isReply = ({ category, answers_id }: Pick<RegistrationValues, 'category' | 'answers_id'>) =>
  category === 'iesire' && answers_id !== null

/** An empty number, and a value that stands from before the category was changed to one without the field. */
const isUnsaid = (category: DocumentCategory, name: string, value: unknown): boolean =>
  isPlainName(name) && ((plainField(name).kind === 'number' && value === '') || !hasPlain(category, name))

type CaseValues = Pick<RegistrationValues, 'case_id' | 'case_shares' | 'case_resolution'>

/** The case that the document joins, or those who work on the one that is opened for it. */
function caseOf({ case_id, case_shares, case_resolution }: CaseValues): Pick<Partial<DocumentInput>, 'case'> {
  if (case_id !== null) return { case: { case_id, shares: [], resolution: '' } }
  if (case_shares.length === 0) return {}
  // A department that was not chosen yet is asked for by the schema.
  return { case: { case_id: null, shares: case_shares as ShareWish[], resolution: case_resolution } }
}

/** The body of the call. Empty values are left out, so that the schema asks for them or takes its default. */
export function bodyOf(values: RegistrationValues, uploadIds: number[] = []): Partial<DocumentInput> {
  const {
    chosen,
    issuer,
    deadline_on,
    deadline_days,
    register_id,
    doc_type_id,
    answers_id,
    case_id,
    case_shares,
    case_resolution,
    reserved: _,
    sought: _s,
    use_reserved: _u,
    ...rest
  } = values
  const sent = Object.entries(rest).filter(([name, value]) => !isUnsaid(values.category, name, value))
  return {
    ...Object.fromEntries(sent),
    ...(register_id === null ? {} : { register_id }),
    ...(doc_type_id === null ? {} : { doc_type_id }),
    // Only a reply answers. The choice may still stand from before the category was changed.
    ...(isReply({ category: values.category, answers_id }) && {
      answers_id,
      external_number: '',
      external_date: null,
    }),
    ...(issuer ? { issuer } : { issuer_id: chosen?.id ?? null }),
    ...caseOf({ case_id, case_shares, case_resolution }),
    ...(deadline_days === '' ? {} : { deadline_type: 'days' as const, deadline_days }),
    ...(deadline_on === null ? {} : { deadline_type: 'date' as const, deadline_on }),
    upload_ids: uploadIds,
  }
}
