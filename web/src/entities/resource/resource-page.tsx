import type { ReactNode } from 'react'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { type Crumb, Page } from '../../ui/display/page.tsx'
import type { Place } from '../../ui/links/place.ts'
import { useGo } from '../../ui/links/use-go.ts'
import { CreateButton, ResourceList, type ResourceListProps } from './resource-list.tsx'
import { useOpening } from './use-opening.ts'

type Props<Row extends { id: number; name: string }> = ResourceListProps<Row> & {
  /** The pages above this one. */
  trail: readonly Crumb[]
  /** The page of a new row, where it is written on one. */
  newAt?: Place
  /** False: this person adds nothing. */
  mayCreate?: boolean
  /** Beside the button that adds a row. */
  actions?: ReactNode
}

/** The page of a resource: its rows, a button that adds one, and the dialog of the row that is open. */
export function ResourcePage<Row extends { id: number; name: string }>(props: Props<Row>) {
  const { trail, newAt, mayCreate = true, actions, ...list } = props
  const { resource } = list
  useLanguage()
  const go = useGo()
  const opening = useOpening<Row>()
  const begin = () => (newAt === undefined ? opening.create() : go(newAt))
  const create = mayCreate && <CreateButton resource={resource.name} onClick={begin} />
  const title = say(resource.title)
  return (
    <Page
      fill
      title={title}
      breadcrumb={[...trail, { label: title }]}
      actions={
        (actions || create) && (
          <>
            {actions}
            {create}
          </>
        )
      }
    >
      <ResourceList<Row> {...list} opening={opening} create={create} />
    </Page>
  )
}
