import { DateLib, DayPicker } from "react-day-picker";
import { Calendar, type CalendarProps } from "./calendar.enhanced";

const engine = { DayPicker, lib: new DateLib() };

export default function GregorianCalendar(props: CalendarProps) {
  return <Calendar {...props} engine={engine} />;
}
