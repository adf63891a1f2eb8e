-- AlterTable
ALTER TABLE "trips" ADD COLUMN     "stops" JSONB NOT NULL DEFAULT '[]';

-- Trips through several cities ("rome+florence+venice") get them as stops: a night belongs to the city of most places of
-- its day. A trip whose days go back and forth keeps its destination as its only stop.
with placed as (
  select d.trip_id, d.date,
         (select split_part(a.place_id, '/', 1) from activities a
           where a.day_id = d.id and split_part(a.place_id, '/', 1) = any(string_to_array(t.city_id, '+'))
           group by 1 order by count(*) desc, 1 limit 1) as city
    from days d join trips t on t.id = d.trip_id
   where t.city_id like '%+%' and d.date < t.end_date
), runs as (
  select trip_id, date, city, (lag(city) over (partition by trip_id order by date)) is distinct from city as begins
    from placed where city is not null
), cities as (
  select r.trip_id, r.city, min(r.date) as first, count(*) as nights, count(*) filter (where r.begins) as visits
    from runs r group by 1, 2
), stops as (
  select c.*, t.timezone,
         (select avg(a.lat) from activities a where a.trip_id = c.trip_id and split_part(a.place_id, '/', 1) = c.city) as lat,
         (select avg(a.lng) from activities a where a.trip_id = c.trip_id and split_part(a.place_id, '/', 1) = c.city) as lng
    from cities c join trips t on t.id = c.trip_id
)
update trips t
   set stops = s.list
  from (select trip_id, bool_and(visits = 1) as is_one_way,
               jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'destination', initcap(replace(city, '-', ' ')), 'placeId', city,
                 'lat', lat, 'lng', lng, 'timezone', timezone, 'nights', nights) order by first) as list
          from stops group by trip_id having count(*) > 1) s
 where s.trip_id = t.id and s.is_one_way;
