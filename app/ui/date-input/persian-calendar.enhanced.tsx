import { DayPicker, getDateLib } from "react-day-picker/persian";
import { Calendar, type CalendarProps } from "./calendar.enhanced";

const engine = { DayPicker, lib: getDateLib() };

export default function PersianCalendar(props: CalendarProps) {
  return <Calendar {...props} engine={engine} />;
}
