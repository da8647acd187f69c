import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import {
  idParams,
  idSchema,
  listAnswer,
  optionsAnswer,
  optionsQuery,
  patchOf,
  saveAnswer,
} from '../calls/resource.ts'
import { institutionColumns, institutionInputs } from './institution-inputs.ts'
import {
  bringValues,
  catalogueNames,
  clientCatalogue,
  institutionDetail,
  institutionForm,
  institutionRow,
  institutionValues,
  newInstitutionValues,
} from './institution-values.ts'

const base = '/api/hdoc_company'
/** Work across institutions opens its own audited transaction: `tx` is none. */
const common = { audience: 'platform', permission: 'signed-in', rate: 'none', tx: 'none' } as const
const writing = { ...common, method: 'POST', notWhileActing: true } as const

/** Institutions as clients of the platform ("hdoc companies" in the specification). */
export const institutions = {
  name: 'hdoc_company',
  title: { ro: 'Instituții', en: 'Institutions' },
  row: institutionRow,
  columns: institutionColumns,
  inputs: institutionInputs,
  values: institutionValues,
  calls: {
    list: endpoint({
      ...common,
      id: 'hdoc_company.list',
      method: 'GET',
      path: `${base}/list`,
      variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
      summary: 'List: institutions, the clients of the platform',
      list: { columns: institutionColumns, small: false },
      answer: listAnswer(institutionRow),
    }),
    get: endpoint({
      ...common,
      id: 'hdoc_company.get',
      method: 'GET',
      path: `${base}/get/:id`,
      params: idParams,
      summary: 'One institution with its size, hosts and last use; written in the audit',
      answer: institutionDetail,
    }),
    add: endpoint({
      ...writing,
      id: 'hdoc_company.add',
      path: `${base}/add`,
      body: newInstitutionValues,
      idempotent: true,
      summary:
        'Opens an institution: hosts, contract, what it is filled with, first administrator; all or nothing',
      answer: saveAnswer(institutionRow),
    }),
    update: endpoint({
      ...writing,
      id: 'hdoc_company.update',
      path: `${base}/update`,
      body: z.strictObject({
        id: idSchema,
        values: patchOf(institutionValues),
        version: z.number().int().optional(),
      }),
      summary: 'Changes an institution, its hosts and its contract',
      answer: saveAnswer(institutionRow),
    }),
    options: endpoint({
      ...common,
      id: 'hdoc_company.options',
      method: 'GET',
      path: `${base}/options`,
      query: optionsQuery,
      summary: 'Choices: institutions',
      answer: optionsAnswer,
    }),
    form: endpoint({
      ...common,
      id: 'hdoc_company.form',
      method: 'GET',
      path: `${base}/form`,
      tx: 'read',
      summary: 'What a new institution may be filled with: the catalogue of the platform',
      answer: institutionForm,
    }),
    catalogue: endpoint({
      ...common,
      id: 'hdoc_company.catalogue',
      method: 'GET',
      path: `${base}/catalogue/:id`,
      params: idParams,
      summary: 'The catalogue of the platform beside what an institution has; written in the audit',
      answer: clientCatalogue,
    }),
    bring: endpoint({
      ...writing,
      id: 'hdoc_company.bring',
      path: `${base}/bring`,
      body: bringValues,
      summary: 'Copies rows of the catalogue into an institution; what it has already is left as it is',
      answer: z.object({
        success: z.literal(true),
        message: z.string(),
        /** Names of what was copied, without what was there already. */
        brought: catalogueNames,
      }),
    }),
  },
} as const
