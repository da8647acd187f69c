import { join } from 'node:path'
import type { Settings } from '../../../platform/env.ts'
import { spareBytes } from '../../../platform/files/receive/room-to-write.ts'

/** There is no room to unpack a file of an import. */
export class NoRoomForFile extends Error {}

/** Bytes that files of an import may still take of the disk of the server. */
export const roomForFiles = ({ dataDir }: Pick<Settings, 'dataDir'>): Promise<number> =>
  spareBytes(join(dataDir, 'files'))
