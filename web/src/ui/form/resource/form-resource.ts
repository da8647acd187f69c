import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import type { Input } from '@hdoc/contract/calls/resource.ts'
import type { z } from 'zod'
import type { ro } from '../../../lib/texts/ro/index.ts'

/** Resources that have words of their own: what the buttons, titles and toasts of their screens say. */
export type ResourceName = keyof typeof ro.resources
/** Those whose words also say what deleting a row means. */
export type DeletedName = {
  [Name in ResourceName]: 'delete' extends keyof (typeof ro.resources)[Name] ? Name : never
}[ResourceName]

/** A row as every form of a resource needs it. */
export type SavedRow = {
  id: number
  version: number
  name: string
  can: { edit: boolean; delete?: boolean }
}

export type Fields<Values extends z.ZodObject> = {
  values: Values
  inputs: Readonly<Record<string, Input | undefined>>
}
/** A resource of the contract, as far as its forms need it. */
export type FormResource<Row extends SavedRow, Values extends z.ZodObject> = Fields<Values> & {
  name: ResourceName
  row: z.ZodType<Row>
  calls: { get: EndpointSpec; add: EndpointSpec; update: EndpointSpec }
}

/** The values of a schema while they are written: a number may be empty. */
export type Written<Values> = {
  [K in keyof Values]: number extends Values[K] ? Values[K] | '' : Values[K]
}
