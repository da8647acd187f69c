import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { headingCalls } from '@hdoc/contract/gazette/gazette-headings.ts'
import { publicGazetteCalls } from '@hdoc/contract/gazette/public-gazette.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { printDeclaration } from './declaration/print-declaration.ts'
import { addEntry, discardEntry, updateEntry } from './edit/change-entry.ts'
import { createFromDocument, showForDocument } from './edit/from-document.ts'
import { addFiles, dropFile, openFile } from './files/add-files.ts'
import {
  changeHeading,
  changeRule,
  createHeading,
  moveHeading,
  removeHeading,
} from './headings/change-headings.ts'
import { showHeadings } from './headings/show-headings.ts'
import { getPublicEntry, listPublicEntries, openPublicFile, showTree } from './public/show-public.ts'
import { approveEntry, returnEntry, submitEntry, withdrawEntry } from './publish/decide-entry.ts'
import { showEntry } from './record/load-entry.ts'
import { presentEntryRow } from './record/present.ts'
import { listEntries } from './record/queries.ts'

export const gazetteRoutes: Route[] = [
  route(headingCalls.tree, showHeadings),
  route(headingCalls.add, createHeading),
  route(headingCalls.update, changeHeading),
  route(headingCalls.move, moveHeading),
  route(headingCalls.remove, removeHeading),
  route(headingCalls.rule, changeRule),
  route(gazetteEntryCalls.list, async ({ db, language }, { list }) => {
    const { rows, total } = await listEntries(db, list)
    return {
      data: rows.map((row) => presentEntryRow(row, language)),
      meta: metaOf(list, total, rows.length),
    }
  }),
  route(gazetteEntryCalls.get, (ctx, { params }) => showEntry(ctx, params.id)),
  route(gazetteEntryCalls.add, addEntry),
  route(gazetteEntryCalls.update, updateEntry),
  route(gazetteEntryCalls.addFiles, addFiles),
  route(gazetteEntryCalls.dropFile, dropFile),
  route(gazetteEntryCalls.file, openFile),
  route(gazetteEntryCalls.ofDocument, showForDocument),
  route(gazetteEntryCalls.fromDocument, createFromDocument),
  route(gazetteEntryCalls.submit, submitEntry),
  route(gazetteEntryCalls.approve, approveEntry),
  route(gazetteEntryCalls.return, returnEntry),
  route(gazetteEntryCalls.withdraw, withdrawEntry),
  route(gazetteEntryCalls.discard, discardEntry),
  route(gazetteEntryCalls.declaration, printDeclaration),
  route(publicGazetteCalls.tree, showTree),
  route(publicGazetteCalls.list, listPublicEntries),
  route(publicGazetteCalls.get, getPublicEntry),
  route(publicGazetteCalls.file, openPublicFile),
]
