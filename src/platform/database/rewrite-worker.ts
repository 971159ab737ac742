import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { truncateLog } from './purge-deleted.ts'

const { path }: { path: string } = workerData
const connection = new DatabaseSync(path, { timeout: 5000 })
connection.exec('pragma secure_delete = ON')
connection.exec('vacuum')
truncateLog(connection)
connection.close()
