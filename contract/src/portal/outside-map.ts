import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, text } from '../calls/fields.ts'
import { patchOf } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { originOf } from './web-origin.ts'

export const outsideMapKinds = ['none', 'tiles', 'google'] as const
export type OutsideMapKind = (typeof outsideMapKinds)[number]

const GOOGLE_HOST = 'maps.googleapis.com'

/** A server of map pictures, as `https://tiles.example.ro/{z}/{x}/{y}.png`; its origin, undefined = it is none. */
export function tilesOrigin(address: string): string | undefined {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]+)(\/[^\s"'<>\\]*)$/.exec(address) ?? []
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => rest.split(part).length === 2)
  return isWhole ? originOf(origin) : undefined
}

export const outsideMapValues = z.strictObject({
  kind: z.enum(outsideMapKinds).default('none'),
  tiles_url: text(500)
    .refine((value) => value === '' || tilesOrigin(value) !== undefined, invalid('tiles_url'))
    .default(''),
  /** Whose pictures they are; most servers ask for it. */
  tiles_attribution: optionalText(200),
  google_key: text(100)
    .refine((value) => /^$|^[\w-]{10,100}$/.test(value), invalid('google_key'))
    .default(''),
  /** Names of libraries, with commas between them. */
  google_libraries: text(100)
    .refine((value) => /^$|^[a-z]{2,30}(,[a-z]{2,30})*$/.test(value), invalid('google_libraries'))
    .default(''),
})
export type OutsideMapValues = z.output<typeof outsideMapValues>

/** Which field a chosen kind of map needs, while it is empty. */
export function missingOfMap(values: OutsideMapValues): 'tiles_url' | 'google_key' | undefined {
  if (values.kind === 'tiles' && values.tiles_url === '') return 'tiles_url'
  return values.kind === 'google' && values.google_key === '' ? 'google_key' : undefined
}

/** The server that would learn of whoever opens the map. */
export const hostOfMap = ({ kind, tiles_url }: Pick<OutsideMapValues, 'kind' | 'tiles_url'>): string =>
  kind === 'google' ? GOOGLE_HOST : (tilesOrigin(tiles_url) ?? '').replace(/^https?:\/\//, '')

/** The address from which the maps of Google are loaded (specification §7). */
export const googleScript = ({ google_key, google_libraries }: OutsideMapValues): string => {
  const query = new URLSearchParams({ key: google_key, callback: 'hdocMapReady' })
  if (google_libraries !== '') query.set('libraries', google_libraries)
  return `https://${GOOGLE_HOST}/maps/api/js?${query}`
}

const section = z.object({
  values: z.object({
    kind: z.enum(outsideMapKinds),
    tiles_url: z.string(),
    tiles_attribution: z.string(),
    google_key: z.string(),
    google_libraries: z.string(),
  }),
  version: z.number(),
})
export type OutsideMapSection = z.output<typeof section>

const ofInstitution = { audience: 'client', permission: 'client.admin', rate: 'none' } as const

export const outsideMapCalls = {
  get: endpoint({
    ...ofInstitution,
    id: 'setting.outside_map',
    method: 'GET',
    path: '/api/setting/outside_map',
    tx: 'read',
    summary: 'The map of another server that may be opened beside our own',
    answer: section,
  }),
  update: endpoint({
    ...ofInstitution,
    id: 'setting.update_outside_map',
    method: 'POST',
    path: '/api/setting/update_outside_map',
    tx: 'write',
    summary: 'Changes the map of another server; only the given fields',
    body: z.strictObject({ values: patchOf(outsideMapValues), version: z.number().int().optional() }),
    answer: z.object({ success: z.literal(true), message: z.string(), data: section }),
  }),
}
