import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { say, useLanguage } from '../../../lib/languages/i18n.ts'
import { resourceQueries } from '../../../lib/queries/resource-queries.ts'
import { type Crumb, Page } from '../../display/page.tsx'
import { Answer } from '../../feedback/answer.tsx'
import type { Place } from '../../links/place.ts'
import { useGo } from '../../links/use-go.ts'
import { FormPage } from '../frame/form-page.tsx'
import type { FormResource, SavedRow, Written } from './form-resource.ts'
import { type FormOptions, type FormParts, useResourceForm } from './use-resource-form.ts'

type Props<Row extends SavedRow, Values extends z.ZodObject, V extends object> = Omit<
  FormOptions<Row, Values, V>,
  'row' | 'resource'
> & {
  resource: FormResource<Row, Values> & { title: Text; calls: { list: EndpointSpec; options: EndpointSpec } }
  /** The pages above this one. */
  trail: readonly Crumb[]
  /** The page of a row. */
  leadsTo: (row: { id: number }) => Place
  /** Where one goes without a row. */
  leaves: Place
  children: (parts: FormParts<Row, V>) => ReactNode
}

function RowForm<Row extends SavedRow, Values extends z.ZodObject, V extends object>(
  props: Props<Row, Values, V> & { row: Row | undefined; onReload?: () => void },
) {
  const { resource, row, trail, leadsTo, leaves, onReload, children } = props
  const { t } = useTranslation()
  const go = useGo()
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState<Place>()
  const { parts, frame } = useResourceForm<Row, Values, V>({
    ...props,
    onSaved: (answer) => {
      // The page of the row begins with what was saved, where that is all it shows.
      const isWhole = resource.calls.get.answer === resource.row
      if (isWhole) queryClient.setQueryData(resourceQueries(resource).ofPage(answer.id).queryKey, answer)
      setSaved(leadsTo(answer))
    },
  })
  // The page is left once it is drawn as saved, so that nothing asks about unsaved changes.
  useEffect(() => {
    if (saved !== undefined) go(saved, { replace: true })
  }, [saved, go])
  const title = row
    ? t(`resources.${resource.name}.edit`, { name: row.name })
    : t(`resources.${resource.name}.new_title`)
  return (
    <FormPage
      title={title}
      breadcrumb={[...trail, { label: row?.name ?? title }]}
      {...frame}
      isSaved={saved !== undefined}
      onCancel={() => go(row ? leadsTo(row) : leaves)}
      onReload={onReload}
    >
      {children(parts)}
    </FormPage>
  )
}

/** Adds a row of a resource on a page of its own, or changes the row of `id`. */
export function ResourceFormPage<
  Row extends SavedRow,
  Values extends z.ZodObject,
  V extends object = Written<z.output<Values>>,
>(props: Props<Row, Values, V> & { id: number | undefined }) {
  const { id, resource } = props
  const [round, setRound] = useState(0)
  const answer = useQuery({
    ...resourceQueries(resource).ofPage(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  useLanguage()
  if (id === undefined) return <RowForm {...props} row={undefined} />
  const reload = () => void answer.refetch().then(() => setRound(round + 1))
  // A form begins with the row as it is now, not as it was when it was last shown.
  if (answer.isSuccess && answer.isFetchedAfterMount)
    return <RowForm key={`${id}-${round}`} {...props} row={answer.data as Row} onReload={reload} />
  return (
    <Page title={say(resource.title)}>
      <Answer query={{ data: undefined, error: answer.error, refetch: answer.refetch }} />
    </Page>
  )
}
