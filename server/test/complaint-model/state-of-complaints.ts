import { type ToldForm, toldForm } from '../form-model/form-model.ts'
import { formOf, storedForms } from '../form-model/real-forms.ts'
import type { ComplaintModel } from './complaint-model.ts'
import type { RealComplaints } from './real-complaints.ts'

type Complaint = {
  number: string
  /** Whose form it was. */
  form: number
  status: string
  joinedTo: number | null
  supporters: number
  messages: number
}
/** `of`: the complaint that a form joins. */
type Form = { of: number | null; form: ToldForm } | 'erased'
export type Stood = { forms: Form[]; complaints: Complaint[] }

type StoredComplaint = Omit<Complaint, 'form' | 'joinedTo'> & {
  id: number
  email: string
  joined: number | null
}

const tell = (of: number | null, form: ToldForm): Form => {
  const told = toldForm(form)
  return told === 'erased' ? told : { of, form: told }
}

/** Every form and complaint of the product, in the words of the model; in the order of numbers, which ids of two at once need not have. */
export async function stateOf(real: RealComplaints): Promise<Stood> {
  const rows = await real.t.asSuperuser<StoredComplaint>(
    `select c.id::int, c.email, c.number, c.status, c.joined_to_id::int as joined,
            (select count(*)::int from complaint_supporters s where s.institution_id = c.institution_id and s.complaint_id = c.id) as supporters,
            (select count(*)::int from complaint_comments m where m.institution_id = c.institution_id and m.complaint_id = c.id) as messages
       from complaints c where c.institution_id = $1 order by c.number`,
    [real.institutionId],
  )
  const at = (id: number | null | undefined) =>
    id === null || id === undefined ? null : rows.findIndex((row) => row.id === id)
  return {
    forms: (await storedForms(real)).map((row) =>
      row ? tell(at(row.content?.complaint_id), row) : 'erased',
    ),
    complaints: rows.map(({ id: _, email, joined, ...row }) => ({
      ...row,
      form: formOf(real, email),
      joinedTo: at(joined),
    })),
  }
}

/** The same of the model: numbers come in the order of the confirmations, without a gap. */
export const told = ({ forms, complaints }: ComplaintModel): Stood => ({
  forms: forms.map((form) => tell(form.of, form)),
  complaints: complaints.map(({ form, status, joinedTo, supporters, messages }, n) => ({
    number: `S-${String(n + 1).padStart(4, '0')}`,
    status,
    supporters,
    messages,
    form,
    joinedTo,
  })),
})
