import type { English } from '../english.ts'
import type { leaving as ro } from '../ro/leaving.ts'

/** The export of a whole institution. */
export const leaving: English<typeof ro> = {
  title: 'Export of the institution',
  what: 'The export holds all data of the institution as they are at one instant: registers and numbers, documents with their files, cases, complaints, online submissions, dispatches, the local gazette, people and rights, settings and the activity trail.',
  what_form:
    'Tables come as JSON and CSV, with a description of the columns; files lie in folders with the number of the document; a small program checks everything without HDoc.',
  what_not: 'Passwords, sessions, keys and second factors are never exported.',
  secret:
    'The export also holds restricted documents and personal numbers, in the clear. Keep it as you keep the archive of the institution.',
  ask: 'Ask for an export',
  ask_title: 'Export of the whole institution',
  ask_what:
    'Confirm that it is you. Making it may take long, and begins after an "All or nothing" import that runs; you may close the page, and the parts are kept for 7 days.',
  asked: 'The export is being made.',
  made: 'Exports',
  none: 'No export has been asked for yet.',
  by: 'Asked for by {{who}}, {{at}}',
  as_of: 'data of {{at}}',
  rows_one: '{{figure}} row',
  rows_other: '{{figure}} rows',
  files_one: '{{figure}} file, {{size}}',
  files_other: '{{figure}} files, {{size}}',
  waits_for_import:
    'It waits for the end of an “all or nothing” import, at most {{hours}} hours from when it was asked for.',
  copying: 'Copying the data…',
  packing_one: '{{done}} of {{files}} file',
  packing_other: '{{done}} of {{files}} files',
  progress: 'How much is made',
  stop: 'Stop',
  drop: 'Remove now',
  stopped: 'The export was stopped.',
  dropped: 'The parts of the export were removed.',
  parts: 'Parts',
  sum: 'SHA-256',
  unlock: 'Download the parts…',
  unlock_title: 'Download of the export',
  unlock_what:
    'Confirm that it is you. The parts can then be downloaded for 15 minutes; each download is written in the activity trail.',
  unlock_save: 'Confirm',
  unlocked: 'The parts can be downloaded.',
  unlocked_until: 'The parts can be downloaded until {{at}}.',
  key: 'Key of the signature of this installation:',
  key_what:
    'Tell it to whoever brings the export into another installation by telephone or on paper, not together with the files: the import asks for it ("--key"), and the program that verifies shows it.',
  kept: 'The parts are kept until {{date}}.',
  removed: 'The parts were removed after 7 days.',
  cancelled: 'Stopped; nothing was kept.',
  missing: 'Files missing or damaged on the server: {{figure}}. The manifest names them.',
  failed_no_room: 'There is no room on the disk of the server: {{size}} are needed. Ask its administrator.',
  failed_no_right: 'Whoever asked for it may not administer the institution any more.',
  failed_other_count: 'The number of rows did not agree, so the export was not whole. Ask for another.',
  failed_import_under_way:
    'It waited too long for an “all or nothing” import. Finish or undo the import, then ask for another export.',
  failed_import_left:
    'An “all or nothing” import that failed left rows hidden. Undo the import, then ask for another export.',
  failed_error:
    'The export failed. Ask for another; if it happens again, tell the administrator of the server.',
  origin: 'The institution came from another installation, on {{at}}.',
  origin_audit: 'The trail of before ({{size}})',
}
