import type { FormAnswer, FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { openCnp, sealCnp } from '../../issuers/index.ts'

/** A CNP among answers that wait, sealed, in hexadecimal digits. */
type SealedAnswer = { sealed: string }
/** Answers as they wait in a form that was not confirmed yet. */
export type SealedAnswers = Readonly<Record<string, FormAnswer | SealedAnswer>>

const isSealed = (answer: FormAnswer | SealedAnswer): answer is SealedAnswer =>
  typeof answer === 'object' && 'sealed' in answer

const mapped = <From, To>(
  answers: Readonly<Record<string, From>>,
  change: (answer: From, key: string) => To,
) => Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, change(answer, key)]))

/** The keys of the fields that ask for a CNP. */
export const cnpKeys = ({ sections }: FormDefinition): Set<string> =>
  new Set(sections.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'cnp').map(({ key }) => key)))

/** Clean answers as they may be stored in one value, until they are kept by themselves. */
export function sealAnswers(
  secrets: Secrets,
  institutionId: number,
  definition: FormDefinition,
  answers: FormAnswers,
): SealedAnswers {
  const cnps = cnpKeys(definition)
  return mapped(answers, (answer, key) => {
    if (!cnps.has(key) || typeof answer !== 'string') return answer
    const { cnp_sealed } = sealCnp(secrets, institutionId, answer)
    return { sealed: cnp_sealed?.toString('hex') ?? '' }
  })
}

/** The answers with their CNPs; one that no named secret opens is ''. */
export const openAnswers = (secrets: Secrets, institutionId: number, answers: SealedAnswers): FormAnswers =>
  mapped(answers, (answer) =>
    isSealed(answer)
      ? openCnp(secrets, institutionId, { cnp: '', cnp_sealed: Buffer.from(answer.sealed, 'hex') })
      : answer,
  )
