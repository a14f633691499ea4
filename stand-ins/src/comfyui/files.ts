import { type Raster, readImage } from '../engines/png.ts'

/** Files by the names that nodes call them by: `folder/name [type]`, of what is given to the server without the type. */
export interface FileStore {
  uploads: string[]
  read(name: string): Buffer | null
  readFile(name: string): Raster
  writeFile(name: string, bytes: Buffer): void
  upload(file: { subfolder: string; filename: string; type: string; bytes: Buffer }): void
  /** What lay in the folder for passing things. */
  forget(): void
}

export function openFiles(): FileStore {
  const files = new Map<string, Buffer>()
  const uploads: string[] = []
  const tidy = (name: string) => name.replace(/^\//, '').replace(/ \[input\]$/, '')
  const read = (name: string) => files.get(tidy(name)) ?? null
  return {
    uploads,
    read,
    readFile(name) {
      const bytes = read(name)
      if (bytes === null) throw new Error(`No such file: ${name}`)
      return readImage(bytes.toString('base64'))
    },
    writeFile: (name, bytes) => void files.set(tidy(name), bytes),
    upload({ subfolder, filename, type, bytes }) {
      const name = tidy(`${subfolder}/${filename} [${type}]`)
      files.set(name, bytes)
      uploads.push(name)
    },
    forget() {
      for (const name of files.keys()) if (name.endsWith(' [temp]')) files.delete(name)
    },
  }
}
