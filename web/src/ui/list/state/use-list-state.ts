import type { Columns } from '@hdoc/contract/calls/columns.ts'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type ListState, readListState, writeListState } from './list-state.ts'
import { keep, type ListStore, readKept } from './list-storage.ts'

type Change = (state: ListState) => ListState
/** `replace` leaves no step back: for typing. */
export type ChangeList = (change: Change, options?: { replace?: boolean }) => void

/** A value of the page in the address, which the list leaves as it is; null = the name stands without one. */
export type OwnValue = { name: string; value: string | null }

/** What of an address belongs to the list: without the value of the page. */
function ofList(search: string, ownName: string | undefined): string {
  const pairs = search.replace(/^\?/, '').split('&')
  return pairs.filter((pair) => pair.split('=')[0] !== ownName).join('&')
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('&')

type Kept = {
  name: string
  owner: string
  columns: Columns
  store?: ListStore | undefined
  /** The value of the page in the address (`queue`: `group`). */
  own?: OwnValue | undefined
}

/**
 * The state of a list. It is in the address, so that it can be sent to a colleague, and in session storage,
 * so that it is there again when the person comes back. The address wins. `owner` is the person, as two
 * people may use one browser after each other.
 */
export function useListState({
  name,
  owner,
  columns,
  store = 'dt-session',
  own: owned,
}: Kept): [ListState, ChangeList] {
  const { history } = useRouter()
  const ownName = owned?.name
  const ownValue = owned?.value ?? null
  const own = ownName === undefined || ownValue === null ? '' : `${ownName}=${ownValue}`
  // The path of this list. While another page is on its way, the present address is not this list's to
  // complete.
  const [pathname] = useState(() => history.location.pathname)
  // The router parses and rewrites values (1e5 → 100000), so read the address from the history, as it was
  // sent.
  useRouterState({ select: (state) => state.location.href })
  const { search } = history.location
  const written = ofList(search, ownName)
  const key = `${owner}:${name}`
  const kept = joined(readKept(`${store}-state`, key), readKept(`${store}-columns`, key))
  const present = written === '' ? kept : written
  const state = useMemo(() => readListState(columns, present), [columns, present])

  // Part of the dependencies: who turns back before another page was drawn finds this list still mounted.
  // Another list of the same page may be on its way too: its value stands in the address already.
  const isHere =
    history.location.pathname === pathname &&
    (ownName === undefined || new URLSearchParams(search).get(ownName) === ownValue)
  useEffect(() => {
    if (isHere && written === '' && kept !== '') history.replace(`${pathname}?${joined(own, kept)}`)
  }, [isHere, written, kept, own, history, pathname])

  const change = useCallback<ChangeList>(
    (next, options) => {
      const value = next(state)
      const chosen = value.columns ? `columns=${value.columns.join(',')}` : ''
      keep(`${store}-state`, key, writeListState({ ...value, columns: null }))
      keep(`${store}-columns`, key, chosen)
      const search = joined(own, writeListState(value))
      const address = search === '' ? pathname : `${pathname}?${search}`
      if (options?.replace) history.replace(address)
      else history.push(address)
    },
    [state, key, store, own, history, pathname],
  )
  return [state, change]
}
