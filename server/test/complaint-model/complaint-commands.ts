import fc from 'fast-check'
import { formVerbs, isApartForForms, isFormVerb, readForms } from '../form-model/form-model.ts'
import { readLinks } from '../form-model/real-forms.ts'
import { type Turns, turnCommands } from '../histories/play-turns.ts'
import { type ComplaintModel, ownVerbs, play, type Step, staffVerbs } from './complaint-model.ts'
import { type RealComplaints, readComplaints, take } from './real-complaints.ts'
import { stateOf, told } from './state-of-complaints.ts'

const turns: Turns<ComplaintModel, RealComplaints, Step> = {
  ...{ play, take, stateOf, told },
  readMails: async (real) => {
    await readLinks(real)
    await readComplaints(real)
  },
  modelReads: ({ forms }) => readForms(forms),
  howMany: ({ forms, complaints }, { verb }) => (isFormVerb(verb) ? forms.length : complaints.length),
  isApart: isApartForForms,
}

const at = fc.nat({ max: 5 })
const about = <V extends Step['verb']>(...verbs: readonly V[]) =>
  fc.record({ verb: fc.constantFrom(...verbs), at }) as unknown as fc.Arbitrary<Step>
const later: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: about('link', 'code') },
  { weight: 4, arbitrary: about(...formVerbs) },
  { weight: 3, arbitrary: about(...ownVerbs) },
  { weight: 4, arbitrary: about('accept') },
  { weight: 5, arbitrary: about(...staffVerbs) },
  { weight: 2, arbitrary: about('support') },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('join' as const), at, to: at }) },
  {
    weight: 1,
    arbitrary: fc.record({ verb: fc.constant('wait' as const), hours: fc.constantFrom(1, 30, 90) }),
  },
)

/** What may happen to the complaints of an institution. */
export const complaintCommands = turnCommands(turns, {
  begin: fc.constant<Step>({ verb: 'send' }),
  later,
})
