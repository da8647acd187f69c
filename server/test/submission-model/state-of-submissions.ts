import { type ToldForm, toldForm } from '../form-model/form-model.ts'
import { formOf, storedForms } from '../form-model/real-forms.ts'
import type { RealSubmissions } from './real-submissions.ts'
import type { ModelSubmission, SubmissionModel } from './submission-model.ts'

type Submission = Omit<ModelSubmission, 'until'>
/** `of`: the form whose submission it completes. */
type Stood = {
  form: ToldForm | 'erased'
  of: number | null
  became: Submission | null
}

const tell = (form: ToldForm, of: number | null, became: Submission | null): Stood => {
  const stood = toldForm(form)
  return { form: stood, of: stood === 'erased' ? null : of, became }
}
const gone: ToldForm = { state: 'erased', resends: 0, corrections: 0, wrong: 0 }

type StoredSubmission = Submission & { id: number; email: string; online: boolean }

/** Every form of the product with what came of it, in the words of the model. */
export async function stateOf(real: RealSubmissions): Promise<Stood[]> {
  const rows = await real.t.asSuperuser<StoredSubmission>(
    `select s.id::int, s.email, s.online, s.status, s.number, s.completed, s.late,
            (select count(*)::int from submission_requests r where r.institution_id = s.institution_id and r.submission_id = s.id) as asked,
            (select count(r.answered_at)::int from submission_requests r where r.institution_id = s.institution_id and r.submission_id = s.id) as answered
       from submissions s where s.institution_id = $1 order by s.id`,
    [real.institutionId],
  )
  const plain = rows.filter(({ online }) => !online)
  const placeOf = new Map(rows.map(({ id, email }) => [id, formOf(real, email)]))
  const becameOf = new Map(
    rows.map(({ id, email, online, ...row }) => [
      formOf(real, email),
      { ...row, came: online ? null : plain.findIndex((one) => one.id === id) },
    ]),
  )
  return (await storedForms(real)).map((row, n) =>
    tell(row ?? gone, placeOf.get(row?.content?.submission_id ?? 0) ?? null, becameOf.get(n) ?? null),
  )
}

/** The same of the model. */
export const told = ({ forms }: SubmissionModel): Stood[] =>
  forms.map(({ of, became, ...form }) => {
    if (became === null) return tell(form, of, null)
    const { until: _, ...row } = became
    return tell(form, of, row)
  })
