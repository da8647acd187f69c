import { z } from 'zod'
import type { Permission } from '../rights/permissions.ts'
import type { Text } from '../texts/languages.ts'
import type { Columns } from './columns.ts'
import type { Audience } from './endpoint.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './whole-number.ts'

type Right = Permission | 'signed-in'

type Patch<Shape extends z.core.$ZodShape> = {
  [K in keyof Shape]: z.ZodOptional<Shape[K] extends z.ZodDefault<infer Inner> ? Inner : Shape[K]>
}

/**
 * The schema of a change: every field may be missing, and a missing one stays missing. (zod's own `partial` would
 * fill defaults in, and a change of one field would empty the others.)
 */
export function patchOf<Shape extends z.core.$ZodShape>(
  values: z.ZodObject<Shape>,
): z.ZodObject<Patch<Shape>, z.core.$strict> {
  const fields = Object.entries(values.shape).map(([name, field]) => {
    const inner = field instanceof z.ZodDefault ? field.unwrap() : field
    return [name, z.optional(inner as z.ZodType)]
  })
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodObject<Patch<Shape>, z.core.$strict>
}

/** How a form asks for a field; the form takes label, help and choices from here and messages from the schema. */
export type Input = {
  readonly kind: 'text' | 'textarea' | 'number' | 'checkbox' | 'choice' | 'reference' | 'references' | 'date'
  readonly label: Text
  readonly help?: Text
  readonly choices?: Readonly<Record<string, Text>>
  readonly of?: string
}

export { idSchema }
export const idParams = z.strictObject({ id: idSchema })
export const optionSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Offered after the others, under a heading of its own. */
  aside: z.boolean().optional(),
  /** What stands beside the name: that a person is away, and who stands in. */
  note: z.string().optional(),
})
export type Option = z.output<typeof optionSchema>
export const optionsAnswer = z.array(optionSchema)
/** Query of a picker: `q` is the typed text; `ids` asks for the names of chosen rows. */
export const optionsQuery = z.strictObject({
  q: z.string().max(200).default(''),
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,99}$/)
    .optional(),
})

export const metaSchema = z.object({
  total: z.number(),
  from: z.number(),
  to: z.number(),
  current_page: z.number(),
  per_page: z.number(),
  last_page: z.number(),
})
export const listAnswer = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: metaSchema })
export const saveAnswer = <T extends z.ZodType>(row: T) =>
  z.object({ success: z.literal(true), message: z.string(), id: z.number(), data: row })
export type ListAnswer<T> = { data: T[]; meta: z.output<typeof metaSchema> }

type Spec<Name extends string, Row extends z.ZodType, Values extends z.ZodObject> = {
  /** snake_case, singular; becomes `/api/{name}/…`. */
  name: Name
  title: Text
  /** What a list or detail answers. */
  row: Row
  /** What a person fills in; strict, so that an unknown field is refused. */
  values: Values
  columns: Columns
  inputs: { readonly [K in keyof z.output<Values>]?: Input }
  /** Lists without paging, at most 1,000 rows. */
  small?: boolean
  audience?: Audience
  permission: { list: Right; get: Right; add: Right; update: Right; options: Right }
  /** Adding and changing are refused while acting as another user. */
  notWhileActing?: true
}

/**
 * One description of a list with a form. From it follow the calls `list`, `get`, `add`, `update`, `options`,
 * the allow-lists of filters and sorts, OpenAPI, the table and the form.
 */
export function resource<
  const Name extends string,
  Row extends z.ZodType,
  Values extends z.ZodObject,
  Options extends z.ZodType = typeof optionsQuery,
>(
  spec: Spec<Name, Row, Values> & {
    /** Query of its pickers, when it asks for more. */ optionsQuery?: Options
  },
) {
  const base = `/api/${spec.name}`
  const audience: Exclude<Audience, 'public'> = (spec.audience as 'staff' | undefined) ?? 'client'
  const common = { audience, rate: 'none' } as const
  const writing = { ...common, ...(spec.notWhileActing && { notWhileActing: true as const }) }
  const patch = patchOf(spec.values) as unknown as z.ZodObject<Patch<Values['shape']>, z.core.$strict>
  return {
    ...spec,
    audience,
    small: spec.small ?? false,
    calls: {
      list: endpoint({
        ...common,
        id: `${spec.name}.list`,
        method: 'GET',
        path: `${base}/list`,
        variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
        permission: spec.permission.list,
        tx: 'read',
        summary: `List: ${spec.title.en}`,
        list: { columns: spec.columns, small: spec.small ?? false },
        answer: listAnswer(spec.row),
      }),
      get: endpoint({
        ...common,
        id: `${spec.name}.get`,
        method: 'GET',
        path: `${base}/get/:id`,
        params: idParams,
        permission: spec.permission.get,
        tx: 'read',
        summary: `One: ${spec.title.en}`,
        answer: spec.row,
      }),
      add: endpoint({
        ...writing,
        id: `${spec.name}.add`,
        method: 'POST',
        path: `${base}/add`,
        body: spec.values,
        permission: spec.permission.add,
        tx: 'write',
        idempotent: true,
        summary: `Create: ${spec.title.en}`,
        answer: saveAnswer(spec.row),
      }),
      update: endpoint({
        ...writing,
        id: `${spec.name}.update`,
        method: 'POST',
        path: `${base}/update`,
        body: z.strictObject({ id: idSchema, values: patch, version: z.number().int().optional() }),
        permission: spec.permission.update,
        tx: 'write',
        summary: `Change: ${spec.title.en}`,
        answer: saveAnswer(spec.row),
      }),
      options: endpoint({
        ...common,
        id: `${spec.name}.options`,
        method: 'GET',
        path: `${base}/options`,
        query: (spec.optionsQuery ?? optionsQuery) as unknown as Options,
        permission: spec.permission.options,
        tx: 'read',
        summary: `Choices: ${spec.title.en}`,
        answer: optionsAnswer,
      }),
    },
  }
}
