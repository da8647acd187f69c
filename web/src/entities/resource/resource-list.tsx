import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { rowsQuery } from '../../lib/queries/resource-queries.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import type { ResourceName } from '../../ui/form/resource/form-resource.ts'
import { List } from '../../ui/list/list.tsx'
import { cellOf, valueInCell } from '../../ui/list/rows/cell-of.ts'
import type { ListProps } from '../../ui/list/rows/list-types.ts'
import { listReferences } from '../references/list-references.ts'
import { useSession } from '../session/session-store.ts'
import type { Opening } from './use-opening.ts'

/** A resource of the contract, as far as its list needs it. */
export type ListedResource<Row> = {
  name: ResourceName
  title: Text
  columns: Columns
  row: z.ZodType<Row>
  calls: { list: EndpointSpec }
}
/** What the dialog of a resource takes. */
export type RowDialogProps<Row> = {
  /** The row that is changed; undefined for a new one. */
  row: Row | undefined
  /** What a new row begins with. */
  begins: Partial<Row> | undefined
  onClose: () => void
  /** Goes on with a new row that begins with these values. */
  onCopy: (begins: Partial<Row>) => void
}
export type ResourceListProps<Row extends { id: number; name: string }> = Pick<
  ListProps<Row>,
  'cells' | 'widths' | 'isLate' | 'isMuted' | 'to'
> & {
  resource: ListedResource<Row>
  /** Columns that the screen shows, where they are not those of the resource. */
  columns?: Columns
  opensBy?: string
  card?: ListProps<Row>['card']
  /** The dialog of a row, and of a new one. */
  dialog?: ComponentType<RowDialogProps<Row>>
}

/** What a list needs from the page around it: which row is open, and the button that adds one. */
export type TabOf<Row> = { opening: Opening<Row>; create: ReactNode }

export function CreateButton({ resource, onClick }: { resource: ResourceName; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button leftSection={<IconPlus size={16} />} onClick={onClick}>
      {t(`resources.${resource}.new`)}
    </Button>
  )
}

/** The rows of a resource, and the dialog of the one that is open. */
export function ResourceList<Row extends { id: number; name: string }>(
  props: ResourceListProps<Row> & TabOf<Row>,
) {
  const { resource, columns = resource.columns, cells, to, dialog: RowDialog, opening, create } = props
  const { t } = useTranslation()
  useLanguage()
  const { user } = useSession()
  const { opened } = opening
  const request = useMemo(() => rowsQuery<Row>(resource), [resource])
  const plain = (row: Row) => {
    const [, second = ''] = Object.keys(columns)
    const counted = Object.keys(columns).find((name) => columns[name]?.type === 'number')
    const label = counted && columns[counted]?.label
    return (
      <CardLines
        title={row.name}
        text={cellOf({ columns, cells }, row, second)}
        note={
          counted && label && `${say(label)}: ${valueInCell(columns[counted], row[counted as keyof Row])}`
        }
      />
    )
  }
  return (
    <>
      <List
        name={resource.name}
        owner={String(user?.id ?? '')}
        label={say(resource.title)}
        columns={columns}
        cells={cells}
        widths={props.widths}
        opensBy={props.opensBy ?? 'name'}
        card={props.card ?? plain}
        request={request}
        references={listReferences}
        isLate={props.isLate}
        isMuted={props.isMuted}
        {...(to ? { to } : { onOpen: opening.open })}
        empty={{
          title: t(`resources.${resource.name}.empty`),
          text: t(`resources.${resource.name}.empty_text`),
          action: create,
        }}
      />
      {opened && RowDialog && (
        <RowDialog
          key={opened.key}
          row={opened.row}
          begins={opened.begins}
          onClose={opening.close}
          onCopy={opening.create}
        />
      )}
    </>
  )
}
