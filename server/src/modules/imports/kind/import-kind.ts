import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type {
  ImportDuplicateMode,
  ImportFieldType,
  ImportKindId,
} from '@hdoc/contract/imports/import-kinds.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { Actor, AuditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import type { ReceivedFile } from '../../../platform/files/receive/receive-file.ts'
import type { FileProblem } from '../archives/file-problems.ts'

type Choice = { readonly value: string; readonly label: Text }

/** A field into which a column may go. */
export interface KindField {
  /** Lower case with underscores; stays the same, because remembered columns name it. */
  readonly id: string
  readonly label: Text
  readonly type: ImportFieldType
  /** A row without it is refused, and an import in which no column or constant gives it does not begin. */
  readonly required?: boolean
  readonly help?: Text
  /** Names of columns that mean this field besides its labels, in any language; compared without case and diacritics. */
  readonly names: readonly string[]
  /** Of a `choice`: what it may be. Values and labels of a file are found by themselves; others get a meaning by a person. */
  readonly choices?: readonly Choice[]
  /** Whether a column with such values is likely this field, besides what `type` guesses. */
  readonly looksLike?: (value: string) => boolean
  /** Shown in the sample. */
  readonly examples: readonly string[]
}

/** What a kind asks besides columns. `boolean` answers '1' or ''. */
export interface KindOption {
  readonly id: string
  readonly label: Text
  readonly help?: Text
  readonly type: 'boolean' | 'choice'
  readonly required?: boolean
  readonly choices?: readonly Choice[]
}

export interface KindForm {
  readonly fields: readonly KindField[]
  readonly options: readonly KindOption[]
}

/**
 * A row of the file with its values by field, read as the field's type says: dates as 2026-12-31, booleans as '1' or '0',
 * choices as their `value`, texts with comma-below letters and without spaces around. '' where there is nothing.
 */
export interface MappedRow {
  readonly row: number
  readonly values: Readonly<Record<string, string>>
}

/** The surroundings of a batch. `db` is one transaction inside the institution, as the worker. */
export interface BatchContext {
  readonly db: TenantDb
  /** Who started the import, with the rights of this instant; they hold `import.run` and the rights of the kind. */
  readonly actor: Actor
  readonly at: Date
  readonly settings: Settings
  readonly importId: number
  readonly options: Readonly<Record<string, string>>
  readonly duplicates: ImportDuplicateMode
  /**
   * All or nothing: what is made bears this import (a column `importing` for example) and is offered nowhere until `release`.
   */
  readonly hold: boolean
  /** Files that a row names, as they were received; none in a check. */
  readonly filesOf: (row: number) => readonly ReceivedFile[]
}

/** The surroundings of ending a hold; it goes on to its end, also where its person has lost their rights since it began. */
export interface ReleaseContext extends Pick<BatchContext, 'db' | 'settings' | 'at' | 'options' | 'hold'> {
  /** Who began the import. */
  readonly by: AuditActor
}

/** The surroundings of taking back. */
export interface UndoContext extends Pick<BatchContext, 'db' | 'settings' | 'at'> {
  /** Who asked for it, by stopping or undoing the import; else who began the import. */
  readonly by: AuditActor
}

/** `field`: '' when it is about the whole row. */
export interface RowProblem {
  readonly field: string
  readonly problem: FieldProblem | FileProblem
}

/** What a row would become. A row with errors is refused; one with warnings goes in. */
export interface CheckedRow extends MappedRow {
  readonly errors: readonly RowProblem[]
  readonly warnings: readonly RowProblem[]
  readonly step: 'new' | 'update' | 'skip'
  /** The known one that an update changes. */
  readonly targetId?: number
}

/** One thing that a row made or changed; a row may make several. */
export interface Made {
  readonly row: number
  /** The table. */
  readonly subject: string
  readonly id: number
  readonly step: 'new' | 'update'
  /** Of an update: what undoing it needs; while it is held, what is to be done at its end. CNPs only sealed. */
  readonly before?: unknown
}

export interface Blocker {
  readonly made: Made
  /** What is blocked, as people know it. */
  readonly name: string
  /** What depends on it. */
  readonly why: Text
}

/**
 * What may be imported. The engine reads, maps, counts, keeps the ledger of what was made in the transaction of its batch,
 * and calls a kind with at most 1,000 rows at a time.
 */
export interface ImportKind {
  readonly id: ImportKindId
  readonly duplicates: readonly ImportDuplicateMode[]
  /** The field that names files of the archives that come beside the table, where the kind takes files. */
  readonly filesField?: string
  /** The option by which a row goes in without the files that cannot be taken. */
  readonly withoutFiles?: string
  /** Fields and options with the lists of values of this institution. */
  describe(db: TenantDb): Promise<KindForm>
  /**
   * By which keys two rows of one file are the same thing („cui:123”); the second one is refused. Pure, without the database.
   */
  identities(values: MappedRow['values']): readonly string[]
  /**
   * The dry run: everything that `run` would refuse, and what is known already. It writes nothing. `run` gets what this gave in
   * the same transaction, so both go through the same code.
   */
  check(ctx: BatchContext, rows: readonly MappedRow[]): Promise<CheckedRow[]>
  /**
   * Makes the rows (without errors, not skipped), with the audit of their screen and nothing else: no mail, case, broadcast, warning.
   * What others see already is not changed while it is held; that waits for `settle`.
   */
  run(ctx: BatchContext, rows: readonly CheckedRow[]): Promise<Made[]>
  /** Notes files of a run that no row took, so that their contents have somebody who removes them. Of a kind that takes files. */
  leave?(ctx: Pick<BatchContext, 'db' | 'at'>, files: readonly ReceivedFile[]): Promise<void>
  /** Ends the hold, and does what was asked for at the end (invitations). Called for each batch after `run`, or at the end of all or nothing. */
  release(ctx: ReleaseContext, made: readonly Made[]): Promise<void>
  /**
   * Does updates that were held, before anything is released; gives them with what undoing needs, or nothing where one cannot be
   * done any more. All updates of an import are one transaction.
   */
  settle?(ctx: BatchContext, made: readonly Made[]): Promise<Made[] | undefined>
  /** Keeps others from changing these until the transaction ends, where `undo` changes things back. Asked before `blockers`. */
  lock?(db: TenantDb, made: readonly Made[]): Promise<void>
  /** What of these cannot be taken back now, and why. */
  blockers(db: TenantDb, made: readonly Made[]): Promise<Blocker[]>
  /** Takes these back, newest first; the engine asked `blockers` in the same transaction and leaves the blocked ones out. */
  undo(ctx: UndoContext, made: readonly Made[]): Promise<void>
}
