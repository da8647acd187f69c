import { type ScriptSource, scriptSourceCalls, scriptSources } from '@hdoc/contract/portal/script-sources.ts'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { call } from '../../lib/calls/call.ts'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'

/** A source of scripts, approved or changed. */
export function ScriptSourceDialog(props: RowDialogProps<ScriptSource>) {
  return (
    <ResourceDialog
      {...props}
      resource={scriptSources}
      changes={[{ what: 'setting.changed' }]}
      deletes={{
        words: 'script_source',
        call: ({ id }) => call(scriptSourceCalls.remove, { params: { id } }),
      }}
    >
      {({ field }) => (
        <>
          {field('name')}
          {field('purpose')}
          {field('script_origins')}
          {field('data_origins')}
          {field('active')}
        </>
      )}
    </ResourceDialog>
  )
}
