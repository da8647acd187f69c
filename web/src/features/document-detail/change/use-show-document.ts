import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { documentQuery } from '../../../entities/documents/queries.ts'

/** Gives what shows an answered document at once, before it is asked anew. */
export function useShowDocument(): (answer: { data: Document }) => void {
  const queryClient = useQueryClient()
  return ({ data }) => void queryClient.setQueryData(documentQuery(data.id).queryKey, data)
}
