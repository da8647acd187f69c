import type { ComplaintFiling } from '@hdoc/contract/complaints/complaint-filing.ts'
import { shownDegrees } from '@hdoc/contract/complaints/place.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import {
  confirmComplaint,
  filingProblem,
  filledOf,
  findComplaintType,
  placeText,
} from '../../complaints/index.ts'
import {
  checkFilled,
  keepSealed,
  type SealedAnswers,
  sealFilled,
  tellFilled,
} from '../../online-forms/index.ts'
import type { Line, PublicKind } from '../../public-forms/index.ts'

/** What the form says; its address of e-mail is the form's own. */
export type ComplaintValues = Omit<ComplaintFiling, 'email'>
/** As it waits for its confirmation: CNPs are sealed. One that was sent before types asked for anything has no form. */
type KeptComplaint = Omit<ComplaintValues, 'form_id' | 'answers'> & {
  form_id?: number | null
  answers?: SealedAnswers
}

const labels = {
  type: { ro: 'Tip', en: 'Kind' },
  place: { ro: 'Unde', en: 'Where' },
  point: { ro: 'Punct pe hartă', en: 'Point on the map' },
  description: { ro: 'Ce s-a întâmplat', en: 'What happened' },
  name: { ro: 'Cine', en: 'Who' },
  phone: { ro: 'Telefon', en: 'Phone' },
} as const

async function tell(db: TenantDb, values: ComplaintValues, language: Language): Promise<Line[]> {
  const { lat, lng } = values
  const comma = (micro: number) => String(shownDegrees(micro)).replace('.', language === 'ro' ? ',' : '.')
  const lines: [label: keyof typeof labels, value: string][] = [
    ['type', (await findComplaintType(db, values.type_id))?.name ?? ''],
    ['place', placeText(values)],
    ['point', lat === null || lng === null ? '' : `${comma(lat)}; ${comma(lng)}`],
    ['description', values.description],
    ['name', values.name],
    ['phone', values.phone],
  ]
  const own = lines.flatMap(([label, value]) =>
    value === '' ? [] : [{ label: labels[label][language], value }],
  )
  return [...own, ...(await tellFilled(db, values, { language, files: new Map() }))]
}

/** The form of complaints: confirmed, it is a complaint with a number of its type's register. */
export const complaintKind: PublicKind<ComplaintValues, KeptComplaint> = {
  kind: 'complaint',
  check: async (db, values, { now }) => {
    const problem = await filingProblem(db, values)
    if (problem) throw new AppError('VALIDATION', {}, { fields: { [problem.field]: [{ key: problem.key }] } })
    await checkFilled(db, filledOf(values), now)
  },
  tell,
  keep: async ({ db, settings, now }, values) => ({
    ...values,
    answers: await sealFilled(db, settings, filledOf(values), now),
  }),
  confirm: async ({ db, services }, { values, email, files }) => {
    const { form_id = null, answers = {}, ...said } = values
    const answersId = await keepSealed(db, services.settings, { form_id, answers })
    const filing = { ...said, email }
    const made = await confirmComplaint(db, services, { filing, answersId, files })
    const { id, number, deadline_on, tracking_code } = made
    return { number, deadline_on, tracking_code, subjectId: id }
  },
}
