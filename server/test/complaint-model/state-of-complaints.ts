import type { ComplaintModel } from './complaint-model.ts'
import type { RealComplaints } from './real-complaints.ts'

/** `of`: the complaint that it joins. */
type Counted = { of: number | null; state: string; resends: number; corrections: number; wrong: number }
type Form = Counted | 'erased'
type Complaint = {
  number: string
  /** Whose form it was. */
  form: number
  status: string
  joinedTo: number | null
  supporters: number
  messages: number
}
export type Stood = { forms: Form[]; complaints: Complaint[] }

type StoredForm = Counted & { email: string }
type StoredComplaint = Omit<Complaint, 'form' | 'joinedTo'> & {
  id: number
  email: string
  joined: number | null
}

/** Of one that is confirmed it matters no longer how often a code was tried; two at once may both have been counted. */
const triesOf = ({ state, wrong }: { state: string; wrong: number }): number =>
  state === 'waiting' ? wrong : 0

/** Every form and complaint of the product, in the words of the model: by number, since two at once may get their rows and their numbers in different orders. */
export async function stateOf({ t, office, forms }: RealComplaints): Promise<Stood> {
  const sends = await t.asSuperuser<StoredForm>(
    `select email, (content ->> 'complaint_id')::int as of, state, resends, corrections, wrong_codes as wrong
       from public_sends where institution_id = $1`,
    [office.institutionId],
  )
  const rows = await t.asSuperuser<StoredComplaint>(
    `select c.id::int, c.email, c.number, c.status, c.joined_to_id::int as joined,
            (select count(*)::int from complaint_supporters s where s.institution_id = c.institution_id and s.complaint_id = c.id) as supporters,
            (select count(*)::int from complaint_comments m where m.institution_id = c.institution_id and m.complaint_id = c.id) as messages
       from complaints c where c.institution_id = $1 order by c.number`,
    [office.institutionId],
  )
  const whose = (email: string): number => forms.findIndex((form) => email.endsWith(form.email))
  return {
    forms: forms.map((form) => {
      const row = sends.find(({ email }) => email.endsWith(form.email))
      if (!row) return 'erased'
      const { state, resends, corrections } = row
      const wrong = triesOf(row)
      return {
        of: row.of === null ? null : rows.findIndex(({ id }) => id === row.of),
        state,
        resends,
        corrections,
        wrong,
      }
    }),
    complaints: rows.map(({ id: _, email, joined, ...row }) => ({
      ...row,
      form: whose(email),
      joinedTo: joined === null ? null : rows.findIndex(({ id }) => id === joined),
    })),
  }
}

/** The same of the model: numbers come in the order of the confirmations, without a gap. */
export const told = ({ forms, complaints }: ComplaintModel): Stood => ({
  forms: forms.map((form) => {
    const { of, state, resends, corrections } = form
    return state === 'erased' ? 'erased' : { of, state, resends, corrections, wrong: triesOf(form) }
  }),
  complaints: complaints.map(({ form, status, joinedTo, supporters, messages }, n) => ({
    number: `S-${String(n + 1).padStart(4, '0')}`,
    status,
    supporters,
    messages,
    form,
    joinedTo,
  })),
})
