import { type ComplaintType, complaintTypes } from '@hdoc/contract/complaints/complaint-types.ts'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'
import { ComplaintTypeFields } from './complaint-type-fields.tsx'

/** Creates a complaint type, or changes one. */
export function ComplaintTypeDialog({ row, onClose }: RowDialogProps<ComplaintType>) {
  return (
    <ResourceDialog
      resource={complaintTypes}
      row={row}
      begins={{
        icon: 'flag',
        color: '#546e7a',
        area: 'whole',
        deadline_days: 30,
        active: true,
        polygon: [],
        localities: [],
        answers: [],
      }}
      changes={[{ what: 'complaint_type.changed' }]}
      onClose={onClose}
    >
      {(parts) => <ComplaintTypeFields {...parts} />}
    </ResourceDialog>
  )
}
