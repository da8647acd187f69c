import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError, Loading } from './states.tsx'

type Props<Data> = {
  query: Pick<UseQueryResult<Data, Error>, 'data' | 'error' | 'refetch'>
  /** Says what could not be loaded, where the reason alone is not enough. */
  title?: string
  /** Says what is being loaded. */
  label?: string
  /** What is drawn with the data; without it, nothing is drawn in this place once the data is there. */
  children?: (data: Data) => ReactNode
}

/**
 * What a query answered; before that, that it is on its way or why it could not be loaded. What was shown once
 * stays when asking anew fails, and with it what is being written in it.
 */
export function Answer<Data>({ query: { data, error, refetch }, title, label, children }: Props<Data>) {
  if (data !== undefined) return children?.(data) ?? null
  if (error) return <LoadError {...(title && { title })} error={error} onRetry={() => void refetch()} />
  return <Loading {...(label && { label })} />
}
