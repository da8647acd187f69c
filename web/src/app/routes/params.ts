import type { PlatformUserList } from '@hdoc/contract/people/platform-users.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { redirect } from '@tanstack/react-router'

// Shapes of the values in a path (specification §5), read without schemas, because every visit loads this.
const idShape = /^[1-9][0-9]{0,14}$/
const tokenShape = /^[a-z0-9]+$/
const codeShape = /^.{1,60}$/
const categories = ['intrare', 'iesire', 'interne'] as const satisfies readonly DocumentCategory[]
const lists = ['platform', 'all', 'pending'] as const satisfies readonly PlatformUserList[]

/** A path whose value has another shape is not found. */
function notFound(): never {
  throw redirect({ to: '/404', replace: true })
}
const asId = (text: string): number => (idShape.test(text) ? Number(text) : notFound())
const asText = (text: string, shape: RegExp): string => (shape.test(text) ? text : notFound())
const oneOf = <Name extends string>(text: string, names: readonly Name[]): Name =>
  names.find((name) => name === text) ?? notFound()

export const byId = {
  params: {
    parse: ({ id }: { id: string }): { id: number } => ({ id: asId(id) }),
    stringify: ({ id }: { id: number }) => ({ id: String(id) }),
  },
}
export const byHeading = {
  params: {
    parse: ({ category_id }: { category_id: string }): { category_id: number } => ({
      category_id: asId(category_id),
    }),
    stringify: ({ category_id }: { category_id: number }) => ({ category_id: String(category_id) }),
  },
}
export const byIdOrNone = {
  params: {
    parse: ({ id }: { id?: string | undefined }): { id?: number | undefined } =>
      id === undefined ? {} : { id: asId(id) },
    stringify: ({ id }: { id?: number | undefined }) => (id === undefined ? {} : { id: String(id) }),
  },
}
export const byToken = {
  params: { parse: ({ token }: { token: string }) => ({ token: asText(token, tokenShape) }) },
}
export const byCodeOrNone = {
  params: {
    parse: ({ code }: { code?: string | undefined }): { code?: string | undefined } =>
      code === undefined ? {} : { code: asText(code, codeShape) },
  },
}
export const byCategoryOrNone = {
  params: {
    parse: ({ category }: { category?: string | undefined }): { category?: DocumentCategory | undefined } =>
      category === undefined ? {} : { category: oneOf(category, categories) },
  },
}
export const byListOfPeople = {
  params: {
    parse: ({ type }: { type: string }): { type: PlatformUserList } => ({ type: oneOf(type, lists) }),
  },
}
