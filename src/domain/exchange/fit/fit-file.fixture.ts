import { FitWriter } from "@markw65/fit-file-writer";
import { fitCrc } from "./fit-crc.ts";

/** Start of the recordings of this fixture, milliseconds since 1970. */
export const START_MS = Date.UTC(2026, 4, 1, 10);

/** The bytes that an independent writer makes of some messages. */
export function fitOf(write: (writer: FitWriter, startSeconds: number) => void): Uint8Array {
  const writer = new FitWriter();
  write(writer, writer.time(new Date(START_MS)));
  const { buffer, byteOffset, byteLength } = writer.finish();
  return new Uint8Array(buffer, byteOffset, byteLength).slice();
}

/** Semicircles, which the independent writer computes from radians. */
export function latLngOf(writer: FitWriter, degrees: number): number {
  return writer.latlng((degrees * Math.PI) / 180);
}

/** An activity of this many seconds, with laps that start at some of them. */
export function activity(seconds: number, lapStarts: readonly number[] = [0]): Uint8Array {
  return fitOf((writer, start) => {
    writer.writeMessage("file_id", {
      type: "activity",
      manufacturer: "garmin",
      product: 0,
      serial_number: 1234,
      time_created: start,
    });
    for (let second = 0; second < seconds; second++) {
      writer.writeMessage("record", {
        timestamp: start + second,
        position_lat: latLngOf(writer, 52 + second / 1e5),
        position_long: latLngOf(writer, 5 - second / 1e5),
        enhanced_altitude: -3 + second / 5,
        enhanced_speed: 2.5,
        heart_rate: 120,
        distance: second * 1.3,
      });
    }
    for (const [at, lap] of lapStarts.entries()) {
      const end = (lapStarts[at + 1] ?? seconds) - 1;
      writer.writeMessage("lap", { timestamp: start + end, start_time: start + lap });
    }
  });
}

/** A field of a hand-made message: its number, base type, and bytes. */
type RawField = readonly [number: number, type: number, bytes: readonly number[]];

/** A message by hand: its number, the fields, and what else its definition says. */
export interface RawMessage {
  readonly message: number;
  readonly fields: readonly RawField[];
  readonly isBigEndian?: boolean;
  /** The bytes of fields of developers. */
  readonly developer?: readonly number[];
  /** The header byte of a message with a short timestamp. */
  readonly header?: number;
}

/** A file made by hand, byte by byte: for what the independent writer cannot write. */
export function fitByHand(messages: readonly RawMessage[]): Uint8Array {
  const data = messages.flatMap(({ message, fields, isBigEndian, developer, header }) => {
    const number = isBigEndian ? [message >> 8, message & 255] : [message & 255, message >> 8];
    const places = fields.flatMap(([field, type, bytes]) => [field, bytes.length, type]);
    const definition = [0, isBigEndian ? 1 : 0, ...number, fields.length, ...places];
    const extra = developer ? [1, 0, developer.length, 0] : [];
    const content = [...fields.flatMap(([, , bytes]) => bytes), ...(developer ?? [])];
    return [developer ? 0x60 : 0x40, ...definition, ...extra, header ?? 0, ...content];
  });
  const size = [data.length & 255, data.length >> 8, 0, 0];
  const bytes = Uint8Array.from([12, 0x10, 0, 0, ...size, 0x2e, 0x46, 0x49, 0x54, ...data]);
  const crc = fitCrc(bytes);
  return Uint8Array.from([...bytes, crc & 255, crc >> 8]);
}

/** The bytes of a number of four bytes. */
export function longBytes(value: number, isBigEndian = false): readonly number[] {
  const view = new DataView(new ArrayBuffer(4));
  view.setInt32(0, value, !isBigEndian);
  return [...new Uint8Array(view.buffer)];
}
