import { z } from 'zod'
import { optionalContactPhone, optionalDay, optionalEmail, optionalText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import type { PlainProblemKey } from '../failures/errors.ts'
import { invalid } from '../failures/validation-messages.ts'
import {
  MOST_DISPATCH_FILES,
  type PostalKind,
  postalKinds,
  type ShippingMethod,
  shippingMethods,
} from './dispatch-choices.ts'

const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values as [Value, ...Value[]])
export const methodSchema = oneOf(shippingMethods)
export const postalKindSchema = oneOf(postalKinds)

/** How and to whom a paper leaves. */
export const shippingFields = z.strictObject({
  ship_to: optionalText(300),
  sender: optionalText(300),
  /** Left empty with the method e-mail, it is the e-mail address. */
  address: optionalText(500),
  method: methodSchema.nullable().default(null),
  /** With the method post. */
  postal_kind: postalKindSchema.nullable().default(null),
  /** The day on which it is to leave; null = the day it is prepared. */
  when: optionalDay,
  comments: optionalText(1000),
  email: optionalEmail,
  phone: optionalContactPhone,
  tracking_number: optionalText(60),
  /** With the method in person: who takes it. */
  received_by: optionalText(200),
})
export type ShippingFields = z.output<typeof shippingFields>

type Shipped = {
  ship_to: string
  address: string
  method: ShippingMethod | null
  postal_kind: PostalKind | null
  email: string
}
type Problem = readonly [
  field: keyof Shipped,
  key: PlainProblemKey & ('ship_to' | 'ship_address' | 'ship_method' | 'ship_postal_kind' | 'ship_email'),
]

/** What is missing, field by field. */
function shippingProblems({ ship_to, address, method, postal_kind, email }: Shipped): Problem[] {
  const problems: (Problem | false)[] = [
    ship_to === '' && ['ship_to', 'ship_to'],
    method === null && ['method', 'ship_method'],
    address === '' && method !== 'email' && ['address', 'ship_address'],
    method === 'email' && email === '' && ['email', 'ship_email'],
    method === 'post' && postal_kind === null && ['postal_kind', 'ship_postal_kind'],
  ]
  return problems.filter((one) => one !== false)
}

/** Adds the problems of a shipping that stands under `path`. */
export function checkShipping(
  value: Shipped,
  context: { addIssue: (issue: { code: 'custom' } & ReturnType<typeof invalid>) => void },
  path: readonly string[] = [],
): void {
  for (const [field, key] of shippingProblems(value))
    context.addIssue({ code: 'custom', ...invalid(key, [...path, field]) })
}

/** Files of documents that leave with the paper. */
export const sentFileIds = z.array(idSchema).max(MOST_DISPATCH_FILES).default([])

/** How the answer is numbered: by itself, on the line of the paper it answers, or it has its number already. */
export const answerWays = ['number', 'line', 'document'] as const
export type AnswerWay = (typeof answerWays)[number]

export const answerChoice = z.strictObject({
  /** Left out = as the register of the case's first document says. */
  way: z.enum(answerWays).optional(),
  /** With `document`: an outgoing document of the case. */
  document_id: idSchema.nullable().default(null),
  /** With `number`: left out = what is proposed for outgoing papers. */
  register_id: idSchema.nullable().default(null),
  doc_type_id: idSchema.nullable().default(null),
  /** '' = „Răspuns la nr. …”. */
  short_description: optionalText(2000),
})
