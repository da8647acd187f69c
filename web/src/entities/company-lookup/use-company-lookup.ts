import { companyLookupCalls, type FoundCompany } from '@hdoc/contract/clients/company-lookup.ts'
import { checkCui } from '@hdoc/contract/ro/cui.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { type Filled, type Part, planFill, takePart } from './plan-fill.ts'

export type LookupState<Field extends string> =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'found'; company: FoundCompany; filled: Filled<Field>; differing: Part<Field>[] }
  | { kind: 'message'; message: string }

type Options<Field extends string> = {
  read: (field: Field) => string
  write: (field: Field, value: string) => void
  /** The values of a found company, by field. */
  valuesOf: (company: FoundCompany) => Record<Field, string>
  /** The fields that form the address, which is written whole or not at all. */
  address: Part<Field>
}

export type CompanyLookup<Field extends string> = {
  state: LookupState<Field>
  /**
   * Asks about a valid CUI; an invalid one is ignored. The CUI asked last is asked again only with `again`.
   */
  ask: (cui: string, again?: boolean) => void
  /** Writes the found values of a part over what was written. */
  take: (part: Part<Field>) => void
  undo: () => void
  isAddress: (field: Field) => boolean
  valuesOf: Options<Field>['valuesOf']
}

/**
 * Fills a form by the CUI while the person goes on writing. The call is its own; it is given up when another
 * CUI is asked or the form is left. Only empty fields, and fields it filled itself and nobody has changed
 * since, are written, an address whole or not at all. Found values that differ from what was written are
 * offered.
 */
export function useCompanyLookup<Field extends string>(options: Options<Field>): CompanyLookup<Field> {
  const [state, setState] = useState<LookupState<Field>>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const last = useRef('')
  const mine = useRef<Filled<Field>>({})
  const latest = useRef(options)
  latest.current = options
  useEffect(() => () => running.current?.abort(), [])

  const write = (filled: Filled<Field>): Filled<Field> => {
    for (const [field, { now }] of Object.entries(filled) as [Field, { now: string }][])
      latest.current.write(field, now)
    mine.current = { ...mine.current, ...filled }
    return filled
  }
  const found = (company: FoundCompany): LookupState<Field> => {
    const { read, valuesOf, address } = latest.current
    const values = valuesOf(company)
    const alone = (Object.keys(values) as Field[]).filter((field) => !address.includes(field))
    const parts = [...alone.map((field) => [field]), address]
    const { filled, differing } = planFill({ read, found: values }, parts, mine.current)
    return { kind: 'found', company, filled: write(filled), differing }
  }
  const ask = async (cui: string, again = false): Promise<void> => {
    if (checkCui(cui) !== null || (!again && cui === last.current)) return
    last.current = cui
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'asking' })
    try {
      const { company, message } = await call(companyLookupCalls.get, {
        query: { cui },
        signal: controller.signal,
        handled: true,
      })
      if (controller.signal.aborted) return
      setState(company ? found(company) : { kind: 'message', message })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!controller.signal.aborted) setState({ kind: 'message', message: error.message })
    }
  }
  const take = (part: Part<Field>): void => {
    if (state.kind !== 'found') return
    const { read, valuesOf } = latest.current
    const taken = write(takePart({ read, found: valuesOf(state.company) }, part))
    const differing = state.differing.filter((one) => one !== part)
    setState({ ...state, filled: { ...state.filled, ...taken }, differing })
  }
  const undo = (): void => {
    if (state.kind !== 'found') return
    for (const [field, { before, now }] of Object.entries(state.filled) as [
      Field,
      { before: string; now: string },
    ][])
      if (latest.current.read(field) === now) latest.current.write(field, before)
    setState({ kind: 'idle' })
  }
  const isAddress = (field: Field): boolean => options.address.includes(field)
  return {
    state,
    ask: (cui, again) => void ask(cui, again),
    take,
    undo,
    isAddress,
    valuesOf: options.valuesOf,
  }
}
