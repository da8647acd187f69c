import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { issuerTypeSchema } from '@hdoc/contract/texts/choice-schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { documentQuery } from '../../../entities/documents/queries.ts'
import type { Seed } from './registration-values.ts'

/** What a reply begins with: whom it goes to, and what it answers. */
function replySeed({ id, issuer, issuer_details: details }: Document): Seed {
  const type = issuerTypeSchema.safeParse(details?.type).data
  return {
    category: 'iesire',
    answers_id: id,
    chosen:
      issuer && issuer.id !== null && details && type
        ? {
            id: issuer.id,
            type,
            name: issuer.name,
            code: details.code,
            phone: details.phone,
            email: details.email,
            address: details.address,
            documents: 1,
          }
        : null,
  }
}

/** The beginning of a reply when the address names what is answered, `/document/new/iesire?answers=5`. */
export function useReplySeed() {
  const { answers: id = 0 } = useSearch({ from: '/staff/document/new/{-$category}' })
  const isAsked = id > 0
  const answered = useQuery({ ...documentQuery(id), enabled: isAsked, staleTime: Number.POSITIVE_INFINITY })
  const document = isAsked ? answered.data : undefined
  const seed = useMemo(() => document && replySeed(document), [document])
  return { seed, isLoading: isAsked && answered.isPending }
}
