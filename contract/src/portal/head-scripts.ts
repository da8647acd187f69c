import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idParams, idSchema, patchOf, saveAnswer } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { configNames } from './config-names.ts'
import { scriptAddress } from './web-origin.ts'

export const MOST_HEAD_SCRIPTS = 20

/** Attributes of the tag that carry settings of the script, like `data-site`. */
const attributes = z
  .record(z.string(), z.string().max(500))
  .refine((all) => Object.keys(all).length <= 20, invalid('invalid'))
  .refine((all) => Object.keys(all).every((name) => /^data-[a-z0-9-]{1,60}$/.test(name)), invalid('invalid'))

const properties = z.strictObject({
  async: z.boolean().default(true),
  attributes: attributes.default({}),
  /** What runs once the script is loaded. */
  onLoad: z.string().max(10_000).default(''),
})

export const headScriptValues = z.strictObject({
  name: requiredText(100),
  config_name: z.enum(configNames),
  src: requiredText(1000)
    .refine((value) => scriptAddress(value) !== undefined, invalid('script_address'))
    .transform((value) => scriptAddress(value)?.src ?? value),
  properties: properties.default({ async: true, attributes: {}, onLoad: '' }),
})
export type HeadScriptValues = z.output<typeof headScriptValues>

const headScript = z.object({
  id: z.number(),
  name: z.string(),
  config_name: z.enum(configNames),
  src: z.string(),
  properties: z.object({
    async: z.boolean(),
    attributes: z.record(z.string(), z.string()),
    onLoad: z.string(),
  }),
  /** False = the platform does not approve its source any more; it is not loaded. */
  approved: z.boolean(),
  version: z.number(),
})
export type HeadScript = z.output<typeof headScript>

const loadedScript = z.object({
  config_name: z.enum(configNames),
  src: z.string(),
  properties: z.object({
    async: z.boolean(),
    attributes: z.record(z.string(), z.string()),
    /** Address of our file with the code that runs after the script; '' = none. */
    onLoad: z.string(),
  }),
})
export type LoadedScript = z.output<typeof loadedScript>

const base = '/api/head_script'
const managing = { audience: 'client', permission: 'client.admin', rate: 'none' } as const
const open = { audience: 'public', permission: 'public', rate: 'page', method: 'GET', tx: 'none' } as const

export const headScriptCalls = {
  list: endpoint({
    ...managing,
    id: 'head_script.list',
    method: 'GET',
    path: `${base}/list`,
    tx: 'read',
    query: z.strictObject({ config_name: z.enum(configNames) }),
    summary: 'The scripts of a setting, and the sources that the platform approves for it',
    answer: z.object({
      scripts: z.array(headScript),
      sources: z.array(z.object({ name: z.string(), origins: z.array(z.string()) })),
    }),
  }),
  add: endpoint({
    ...managing,
    id: 'head_script.add',
    method: 'POST',
    path: `${base}/add`,
    tx: 'write',
    idempotent: true,
    notWhileActing: true,
    body: headScriptValues,
    summary: 'Adds a script to the pages of the portal that may carry one',
    answer: saveAnswer(headScript),
  }),
  update: endpoint({
    ...managing,
    id: 'head_script.update',
    method: 'POST',
    path: `${base}/update`,
    tx: 'write',
    notWhileActing: true,
    body: z.strictObject({
      id: idSchema,
      ...patchOf(headScriptValues).shape,
      version: z.number().int().optional(),
    }),
    summary: 'Changes the named fields of a script',
    answer: saveAnswer(headScript),
  }),
  get: endpoint({
    ...managing,
    id: 'head_script.get',
    method: 'GET',
    path: `${base}/get/:id`,
    tx: 'read',
    params: idParams,
    summary: 'One script; a page takes 404 for an empty one',
    answer: headScript,
  }),
  delete: endpoint({
    ...managing,
    id: 'head_script.delete',
    method: 'DELETE',
    path: `${base}/delete/:id`,
    tx: 'write',
    notWhileActing: true,
    params: idParams,
    summary: 'Deletes a script',
    answer: doneAnswer,
  }),
  getAll: endpoint({
    ...open,
    id: 'head_script.get_all',
    path: `${base}/get_all/`,
    summary: 'The scripts that the portal loads for guests who agreed; none for who is signed in',
    answer: z.array(loadedScript),
  }),
  onLoad: endpoint({
    ...open,
    id: 'head_script.on_load',
    path: `${base}/on_load/:id`,
    raw: 'out',
    params: idParams,
    /** `v` makes the address of another text another one. */
    query: z.strictObject({ v: z.string().max(20).optional() }),
    summary: 'What runs after a script is loaded, as a file; 404 for who is signed in',
    answer: z.unknown(),
  }),
}
