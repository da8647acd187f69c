import { type Columns, filterModes, modesOf } from '@hdoc/contract/calls/columns.ts'
import { defaultRows, maximumFilters, rowsOptions } from '@hdoc/contract/calls/list-query.ts'
import type { JsonSchema } from './openapi-schema.ts'

function filterHelp(columns: Columns): string {
  const lines = Object.entries(columns)
    .filter(([, column]) => column.filter)
    .map(([name, column]) => {
      const parts = column.parts ? ` (fields: ${[name, ...column.parts].join(', ')})` : ''
      const choices = column.choices ? `; values: ${Object.keys(column.choices).join(', ')}` : ''
      const ofParts = Object.entries(column.partModes ?? {}).map(
        ([part, own]) => `; ${part}: ${own.join(', ')}`,
      )
      return `- \`${name}\` (${column.type})${parts}: ${modesOf(column).join(', ')}${ofParts.join('')}${choices}`
    })
  return [
    `At most ${maximumFilters} entries, joined by and; inside one entry the conditions are joined by its operator.`,
    '`filters[n][column]=…`, `filters[n][operator]=and|or`, `filters[n][match][field][mode]=value`;',
    'the same mode twice is `[mode][0]`, `[mode][1]`; `in` takes several values, `between` exactly two. Dates are YYYY-MM-DD.',
    '',
    'Columns and their modes:',
    ...lines,
  ].join('\n')
}

const oneOrMore: JsonSchema = {
  oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, maxItems: 100 }],
}

function filtersParameter(columns: Columns): JsonSchema {
  const names = Object.keys(columns).filter((name) => columns[name]!.filter)
  const fields = [...new Set(names.flatMap((name) => [name, ...(columns[name]!.parts ?? [])]))]
  const byMode = {
    type: 'object',
    propertyNames: { enum: [...filterModes] },
    additionalProperties: oneOrMore,
  }
  const entry = {
    type: 'object',
    required: ['column', 'match'],
    properties: {
      column: { enum: names },
      operator: { enum: ['and', 'or'], default: 'and' },
      match: { type: 'object', propertyNames: { enum: fields }, additionalProperties: byMode },
    },
    additionalProperties: false,
  }
  return {
    name: 'filters',
    in: 'query',
    required: false,
    style: 'deepObject',
    explode: true,
    description: filterHelp(columns),
    schema: {
      type: 'object',
      maxProperties: maximumFilters,
      propertyNames: { pattern: '^\\d+$' },
      additionalProperties: entry,
    },
  }
}

/**
 * The query parameters of a list call: page, sort, quick search, and the filter
 * grammar with the list's columns.
 */
export function listParameters(columns: Columns): JsonSchema[] {
  const sortable = ['id', ...Object.keys(columns).filter((name) => columns[name]!.sort && name !== 'id')]
  const query = (name: string, schema: JsonSchema, description: string): JsonSchema => ({
    name,
    in: 'query',
    required: false,
    description,
    schema,
  })
  return [
    query('page', { type: 'integer', minimum: 1, default: 1 }, 'Page, from 1.'),
    query('sortBy', { enum: sortable, default: 'id' }, 'Column to sort by.'),
    query('sortOrder', { enum: ['asc', 'desc'], default: 'desc' }, 'Direction of the sort.'),
    query('search', { type: 'string', maxLength: 200 }, 'Quick search, without regard to diacritics.'),
    filtersParameter(columns),
  ]
}

/** The path parameters `:rows` and `:filterstring` in the further paths of a list. */
export const listSegments: Readonly<Record<string, JsonSchema>> = {
  rows: {
    name: 'rows',
    in: 'path',
    required: true,
    description: 'Rows of a page.',
    schema: { type: 'integer', enum: [...rowsOptions], default: defaultRows },
  },
  filterstring: {
    name: 'filterstring',
    in: 'path',
    required: true,
    description: 'Quick search, url-encoded.',
    schema: { type: 'string', maxLength: 200 },
  },
}
